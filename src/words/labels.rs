//! Labels that never change: buttons, headings, the help sheet.
//! The page's markup names each by its key in `data-word` and the like, holds its English, and the page fills it in.
//! Invariant: every row has both languages, and a test compares keys and English with the markup.

use super::{Language, either};

/// A row of the table: key, English, Simplified Chinese.
pub type Label = (&'static str, &'static str, &'static str);

/// The whole table, in no order that matters.
pub const LABELS: &[Label] = &[
    // The document and the header.
    ("brand", "Searchlight", "探照灯"),
    (
        "description",
        "Sokoban levels from a seed, always solvable, with a search that lights the next push. Free, on one page, with nothing to install.",
        "由种子生成的推箱子关卡，保证有解，还有搜索为你照亮下一步推动。免费，一个网页，无需安装。",
    ),
    (
        "tagline",
        "Classic puzzles, and the search that solves each.",
        "经典谜题，以及解开它们的搜索。",
    ),
    ("puzzles", "Puzzles", "谜题"),
    ("sokoban", "Sokoban", "推箱子"),
    ("help", "Help", "帮助"),
    ("theme", "Colours", "配色"),
    ("theme-auto", "Colours: as the system", "配色：跟随系统"),
    ("theme-light", "Colours: light", "配色：浅色"),
    ("theme-dark", "Colours: dark", "配色：深色"),
    // The board.
    ("board", "Board", "棋盘"),
    (
        "board-keys",
        "Arrow keys move. Press the question mark for all keys, Tab to leave the board.",
        "方向键移动。按问号键查看所有按键，按 Tab 键离开棋盘。",
    ),
    ("dismiss", "Dismiss", "关闭提示"),
    (
        "fault",
        "Searchlight has stopped by a fault of its own. Your game is kept.",
        "探照灯自身出错，已停止运行。你的进度已保存。",
    ),
    ("reload", "Load it again", "重新载入"),
    // The level card.
    ("level", "Level", "关卡"),
    ("seed", "Seed", "种子"),
    ("copy-seed", "Copy the seed", "复制种子"),
    ("moves", "moves", "步数"),
    ("pushes", "pushes", "推动"),
    ("home", "home", "归位"),
    // The buttons.
    ("actions", "Actions", "操作"),
    ("hint", "Hint", "提示"),
    ("choose", "Choose a level …", "选择关卡……"),
    ("undo", "Undo", "撤销"),
    ("redo", "Redo", "重做"),
    ("restart", "Restart", "重来"),
    ("new", "New", "新关卡"),
    ("share", "Share", "分享"),
    ("solve", "Solve", "求解"),
    ("more", "More", "更多"),
    ("close", "Close", "关闭"),
    // Solve playing.
    ("playback", "Playing the solution", "正在演示解法"),
    ("pause", "Pause", "暂停"),
    ("play", "Play", "播放"),
    ("step", "Step", "单步"),
    ("slower", "Slower", "放慢"),
    ("faster", "Faster", "加快"),
    ("stop", "Stop", "停止"),
    // The search.
    ("search", "Search", "搜索"),
    (
        "search-idle",
        "Nothing searched yet. Hint and Solve tell here what they looked at.",
        "尚未搜索。提示和求解会在这里说明搜索了什么。",
    ),
    ("progress", "Progress", "进度"),
    ("cancel", "Cancel", "取消"),
    // The sheet of a new level.
    ("new-level", "New level", "新关卡"),
    ("size", "Size", "大小"),
    ("small", "Small", "小"),
    ("classic", "Classic", "经典"),
    ("large", "Large", "大"),
    ("huge", "Huge", "特大"),
    ("width", "Width", "宽"),
    ("height", "Height", "高"),
    ("boxes", "Boxes", "箱子"),
    ("boxes-auto", "Auto", "自动"),
    (
        "seed-note",
        "Any text, or nothing for a fresh one. The same seed and size always make the same level.",
        "可填任意文字，留空则随机。种子和大小相同，关卡就永远相同。",
    ),
    ("make", "Make", "生成"),
    // The help sheet.
    ("rules", "Rules", "规则"),
    (
        "rules-text",
        "Push every box onto a goal. You push by walking into a box: one at a time, and never by pulling. A box in a corner stays there for ever, but Undo has no limit.",
        "把每个箱子都推到目标点上。朝箱子走就能推动它：一次只能推一个，不能拉。箱子进了墙角就再也出不来，但撤销没有次数限制。",
    ),
    ("touch", "Mouse and touch", "鼠标与触摸"),
    (
        "touch-text",
        "Tap the floor to walk there. Tap a box, then a lit place, to push it there. Swipe to take a step.",
        "点一下地板，就走到那里。先点箱子，再点亮起的位置，就把箱子推过去。滑动则走一步。",
    ),
    ("keys", "Keys", "按键"),
    ("key-move", "move", "移动"),
    ("key-undo", "undo", "撤销"),
    ("key-redo", "redo", "重做"),
    (
        "key-restart",
        "restart, which Undo takes back",
        "重来（可以撤销）",
    ),
    (
        "key-hint",
        "hint; once more, or Enter, makes the push",
        "提示；再按一次或按回车，就推这一步",
    ),
    ("key-new", "new level", "新关卡"),
    ("key-help", "this help", "打开本帮助"),
    ("key-tab", "leave the board", "离开棋盘"),
    (
        "search-text",
        "Hint looks from where you stand for the way home with the fewest pushes, and lights the next one. It runs on your own device and has three answers: solved, proved impossible, or not found within its budget. Solve plays the rest.",
        "提示会从当前局面出发，寻找推动次数最少的解法，并照亮下一次推动。搜索在你自己的设备上运行，结果有三种：已解出、已证明无解、在限额内未找到。求解会把余下的步骤演示完。",
    ),
    ("links", "Links", "链接"),
    (
        "links-text",
        "The address always holds the level and your moves, so a link shows others what you see.",
        "地址栏里始终是当前关卡和你的走法，把链接发给别人，对方看到的就和你一样。",
    ),
    ("link-seed", "a level from its seed", "由种子生成的关卡"),
    (
        "link-level",
        "any level: w wall, p player, b box, o goal, - floor",
        "任意关卡：w 墙，p 玩家，b 箱子，o 目标点，- 地板",
    ),
    (
        "link-moves",
        "with some moves made, pushes in capitals",
        "带上已走的步子，大写表示推动",
    ),
    // The sheet of a link that could not be copied.
    (
        "link-by-hand",
        "The browser does not let the page copy. Here is the link to copy by hand:",
        "浏览器不允许本页复制。请手动复制这个链接：",
    ),
];

/// The label of a key in a language, or nothing where the key is unknown.
pub fn label(key: &str, language: Language) -> Option<&'static str> {
    LABELS
        .iter()
        .find(|(name, ..)| *name == key)
        .map(|(_, english, chinese)| either(language, english, chinese))
}
