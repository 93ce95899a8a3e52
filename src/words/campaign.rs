//! The names of the campaign's levels, which hint at what a board looks like and never at how it is won.

use super::{Both, both};
use crate::{app::Language, link::campaign};

/// In the order of the links.
const NAMES: [Both; campaign::COUNT] = [
    both!("First Steps", "起步"),
    both!("Carousel", "转盘"),
    both!("Crossroads", "十字路口"),
    both!("Stairs", "台阶"),
    both!("Three Corners", "三个角落"),
    both!("Closet", "斗室"),
    both!("Crab", "螃蟹"),
    both!("Bookshelf", "书架"),
    both!("Hillside", "山坡"),
    both!("Loaf", "面包"),
    both!("Long Table", "长桌"),
    both!("Courtyard", "院子"),
    both!("Chimney", "烟囱"),
    both!("Candle", "蜡烛"),
    both!("Key", "钥匙"),
    both!("Satchel", "背包"),
    both!("Boot", "靴子"),
    both!("Two Floors", "两层楼"),
    both!("Teapot", "茶壶"),
    both!("Turtle", "乌龟"),
    both!("Harbour", "港口"),
    both!("Lantern", "灯笼"),
    both!("Lift", "电梯"),
    both!("Vase", "花瓶"),
    both!("Two Alleys", "两条小巷"),
    both!("Hook", "吊钩"),
    both!("Attic", "阁楼"),
    both!("Saddle", "马鞍"),
    both!("Bottle", "瓶子"),
    both!("Three Rooms", "三间房"),
    both!("Lighthouse", "灯塔"),
    both!("Letter Box", "信箱"),
    both!("Castle Gate", "城门"),
    both!("Nest", "鸟巢"),
    both!("Hourglass", "沙漏"),
    both!("Anvil", "铁砧"),
    both!("Ferry", "渡轮"),
    both!("Wine Cellar", "酒窖"),
    both!("Long Coat", "长袍"),
    both!("Lightning", "闪电"),
    both!("Goods Train", "货车"),
    both!("Slipper", "拖鞋"),
    both!("Tugboat", "拖船"),
    both!("Watchtower", "瞭望塔"),
    both!("Shop Window", "橱窗"),
    both!("Windmill", "风车"),
    both!("Stocking", "长袜"),
    both!("Armchair", "扶手椅"),
    both!("Crane", "起重机"),
    both!("Mountain", "山峰"),
    both!("Orchard", "果园"),
    both!("Camel", "骆驼"),
    both!("Top Hat", "礼帽"),
    both!("Bottleneck", "瓶颈"),
    both!("Dragon", "龙"),
    both!("Snail", "蜗牛"),
    both!("Swan", "天鹅"),
    both!("Octopus", "章鱼"),
    both!("Elephant", "大象"),
    both!("Lamp Room", "灯室"),
];

/// The name of the level at a place, counted from 0.
pub fn campaign_name(place: usize, language: Language) -> &'static str {
    NAMES[place].of(language)
}

/// The same with its number, as the card has it.
pub fn campaign_level(place: usize, language: Language) -> String {
    both!("{#} · {}", "{#} · {}", "campaign").told(
        language,
        &[campaign_name(place, language)],
        &[place as u64 + 1],
    )
}

/// How far the campaign has come.
pub fn campaign_told(solved: u32, language: Language) -> String {
    both!(
        "{#} of {#} solved. Each is harder than the one before; none is locked. What Solve plays does not count.",
        "已解开 {#} / {#} 关。一关比一关难，但都可以随意选玩。自动求解的不算。"
    )
    .told(language, &[], &[solved.into(), campaign::COUNT as u64])
}
