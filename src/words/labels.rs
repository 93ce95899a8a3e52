//! Labels that never change: buttons, headings, the help sheet.
//! The page's markup names each by its key in `data-word` and the like, holds its English, and is given its Chinese.
//! They are one text, a row a line. In the browser neither language is in the module: English is in the markup, and the
//! Chinese in the file that is loaded.
//! Invariant: every row has both languages, and a test compares keys and English with the markup.

#[cfg(not(target_arch = "wasm32"))]
use super::Both;

/// Each key with its text in both languages, in no order that matters.
#[cfg(not(target_arch = "wasm32"))]
pub fn labels() -> impl Iterator<Item = (&'static str, Both)> {
    ROWS.split('\n')
        .filter_map(|row| row.split_once('|'))
        .map(|(key, text)| (key, Both(text)))
}

/// One text of rows: key, English, Chinese.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! rows {
    ($($key:literal: $english:literal, $chinese:literal;)+) => {
        const ROWS: &str = concat!($($key, "|", $english, "|", $chinese, "\n"),+);
    };
}

/// The same in the browser: each key with its Chinese.
#[cfg(target_arch = "wasm32")]
macro_rules! rows {
    ($($key:literal: $english:literal, $chinese:literal;)+) => {
        super::put_aside!(concat!($("#", $key, "|", $chinese, "\n"),+));
    };
}

rows! {
    // The document and the header.
    "brand": "Searchlight", "探照灯";
    "description": "Sokoban from seeds, always solvable, Priests and Devils, mazes, and the search that solves each. Free, on one page, nothing to install.", "由种子生成、保证有解的推箱子，牧师与魔鬼过河，迷宫，以及解开它们的搜索。免费，无需安装。";
    "tagline": "Classic puzzles, and the search that solves each.", "经典谜题，以及解开它们的搜索。";
    "puzzles": "Puzzles", "谜题";
    "sokoban": "Sokoban", "推箱子";
    "river": "River", "渡河";
    "maze": "Maze", "迷宫";
    "help": "Help", "帮助";
    "theme": "Colours", "配色";
    "theme-auto": "Colours: as the system", "配色：跟随系统";
    "theme-light": "Colours: light", "配色：浅色";
    "theme-dark": "Colours: dark", "配色：深色";
    // The board.
    "board": "Board", "棋盘";
    "board-keys": "Arrow keys move. Press the question mark for all keys, Tab to leave the board.", "方向键移动。按问号键查看所有按键，按 Tab 键离开棋盘。";
    "dismiss": "Dismiss", "关闭提示";
    "fault": "Searchlight has stopped by a fault of its own. Your game is kept.", "探照灯自身出错，已停止运行。你的进度已保存。";
    "reload": "Load it again", "重新载入";
    // The level card.
    "level": "Level", "关卡";
    "seed": "Seed", "种子";
    "copy-seed": "Copy the seed", "复制种子";
    // The buttons.
    "actions": "Actions", "操作";
    "hint": "Hint", "提示";
    "choose": "Choose a level …", "选择关卡……";
    "campaign": "Campaign", "闯关";
    "campaign-open": "Campaign …", "闯关……";
    "daily": "Today …", "今日……";
    "today": "Levels of the day", "每日关卡";
    "day": "Day", "日期";
    "day-before": "The day before", "前一天";
    "day-after": "The day after", "后一天";
    "today-note": "Three a day, the same for everybody. A day begins at midnight in universal time. What Solve plays does not count.", "每天三关，人人相同。一天从世界时零点开始。自动求解的不算。";
    "choose-game": "Choose a game …", "选择一局……";
    "choose-short": "Choose …", "选择……";
    "cross": "Go", "开船";
    "auto": "Auto", "自动";
    "graph": "Graph", "状态图";
    "again": "Search", "搜索";
    "way": "The way", "路线";
    "walk": "Play", "自己走";
    "draw": "Draw", "绘制";
    "clear": "Clear", "清空";
    "orders": "24 orders", "24 种顺序";
    "undo": "Undo", "撤销";
    "redo": "Redo", "重做";
    "restart": "Restart", "重来";
    "new": "New", "新关卡";
    "new-short": "New", "换一局";
    "share": "Share", "分享";
    "solve": "Solve", "求解";
    "more": "More", "更多";
    "close": "Close", "关闭";
    // Solve playing.
    "playback": "Playing the solution", "正在演示解法";
    "pause": "Pause", "暂停";
    "play": "Play", "播放";
    "step": "Step", "单步";
    "slower": "Slower", "放慢";
    "faster": "Faster", "加快";
    "stop": "Stop", "停止";
    "step-back": "Step back", "退一步";
    "time": "Step of the search", "搜索的步数";
    // The search.
    "search": "Search", "搜索";
    "search-idle": "Nothing searched yet. Hint and Solve tell here what they looked at.", "尚未搜索。提示和求解会在这里说明搜索了什么。";
    "progress": "Progress", "进度";
    "cancel": "Cancel", "取消";
    "every-position": "Every position", "所有局面";
    "sight": "State graph", "状态图";
    "distances": "Distances", "距离";
    "numbers": "Numbers", "数字";
    "wave": "Wave", "波";
    "wave-back": "Wave back", "波退一步";
    "wave-on": "Wave on", "波进一步";
    "zoom": "Zoom", "缩放";
    "enlarge": "Enlarge", "放大";
    // The searches of the maze, and the maze as text.
    "searches": "Searches", "搜索方法";
    "dfs": "Depth-first", "深度优先";
    "bfs": "Breadth-first", "广度优先";
    "greedy": "Greedy best-first", "贪心最佳优先";
    "astar": "A*", "A* 搜索";
    "beside": "Beside it", "同时演示";
    "beside-none": "nothing", "无";
    "beside-all": "all four", "四种一起";
    "order": "Order of directions", "方向顺序";
    "orders-title": "Depth-first in all 24 orders", "24 种顺序的深度优先";
    "orders-note": "The way found and the cells tried on this maze, by the order in which directions are tried. Tap one to watch it.", "在这个迷宫里，按不同方向顺序找到的路线和试过的格子。点一个就能观看。";
    "tool": "Draw with", "画什么";
    "tool-wall": "Walls", "墙";
    "tool-entrance": "Entrance", "入口";
    "tool-exit": "Exit", "出口";
    "array": "Text", "文本";
    "array-title": "The maze as text", "迷宫的文本";
    "array-note": "0 is a way, 1 a wall, 2 the entrance, 3 the exit.", "0 是路，1 是墙，2 是入口，3 是出口。";
    "open-file": "Open a file …", "打开文件……";
    "keep": "Save as a file", "存为文件";
    // The sheet of a new maze.
    "new-maze": "New maze", "新迷宫";
    "kind": "Kind", "种类";
    "backtracker": "Backtracker", "回溯法";
    "kruskal": "Kruskal", "Kruskal 法";
    "wilson": "Wilson", "Wilson 法";
    "division": "Division", "分割法";
    "braid": "Loops: dead ends that are opened", "环路：打通的死路";
    "braid-none": "none", "无";
    "braid-all": "all", "全部";
    "maze-note": "Any text, or nothing for a fresh one. Sides are odd, since rooms and walls take turns: an even one grows by one.", "可填任意文字，留空则随机。房间与墙相间，所以边长是奇数，偶数会加一。";
    // The sheet of a new level.
    "new-level": "New level", "新关卡";
    "size": "Size", "大小";
    "size-most": "Size, at most", "尺寸上限";
    "small": "Small", "小";
    "difficulty": "Difficulty", "难度";
    "easy": "Easy", "简单";
    "medium": "Medium", "中等";
    "hard": "Hard", "困难";
    "expert": "Expert", "专家";
    "max": "Max", "极限";
    "classic": "Classic", "经典";
    "by-chance": "by chance", "随机";
    "level-note": "What is greyed out takes a larger board, or other boxes.", "变灰的难度需要更大的棋盘，或不同数量的箱子。";
    "large": "Large", "大";
    "huge": "Huge", "特大";
    "width": "Width", "宽";
    "height": "Height", "高";
    "boxes": "Boxes", "箱子";
    "boxes-auto": "Auto", "自动";
    "seed-note": "Any text, or nothing for a fresh one. With the same choices the same seed always makes the same level.", "可填任意文字，留空则随机。选项和种子都相同，关卡就永远相同。";
    "make": "Make", "生成";
    "new-game": "New game", "新的一局";
    "games": "Games", "局";
    "boat": "Boat", "船";
    "priests": "Priests", "牧师";
    "devils": "Devils", "魔鬼";
    "priests-row": "priests row", "牧师划船";
    "impossible": "impossible", "无解";
    "rowers": "Who rows", "谁划船";
    "rowers-all": "All", "所有人";
    "rowers-priests": "Priests", "牧师";
    "rowers-one": "and 1 devil", "加 1 个魔鬼";
    "rowers-two": "and 2 devils", "加 2 个魔鬼";
    "rule": "When those in the boat count on the bank", "船上的人何时算在岸上";
    "rule-classical": "At once", "靠岸即算";
    "rule-place": "Once ashore", "上岸才算";
    "begin": "Begin", "开始";
    // The help sheet.
    "rules": "Rules", "规则";
    "rules-text": "Push every box onto a goal. You push by walking into a box: one at a time, and never by pulling. A box in a corner stays there for ever, but Undo has no limit.", "把每个箱子都推到目标点上。朝箱子走就能推动它：一次只能推一个，不能拉。箱子进了墙角就再也出不来，但撤销没有次数限制。";
    "river-rules": "Everybody has to get across. The boat needs somebody who rows. Where there are priests, on either bank or in the boat as it crosses, devils must never outnumber them; whoever is in the boat counts on the bank where it lies. Where the boat is a place of its own, only those ashore count, after each step. A bank with devils alone is safe. You win as the boat docks with the last of them.", "把所有人送过河，船上要有会划船的人。凡有牧师的地方，无论哪边岸上还是行驶的船上，魔鬼都不能比牧师多；船靠着哪边，船上的人就算在哪边。若规则是“上岸才算”，则只算岸上的人，每走一步都要看。只有魔鬼的岸是安全的。最后一批人靠岸，你就赢了。";
    "maze-rules": "The ball has to get from the entrance to the exit. Depth-first search tries the directions in order, goes where it has not been, remembers its way in a list, and steps back where nothing is left. It finds a way, seldom the shortest; breadth-first search and A* find a shortest one.", "小球要从入口走到出口。深度优先搜索按顺序试各个方向，走没去过的格子，把走过的路记在列表里，无路可走时就退回。它能找到一条路，但常常不是最短的；广度优先和 A* 能找到最短的。";
    "touch": "Mouse and touch", "鼠标与触摸";
    "touch-text": "Tap the floor to walk there. Tap a box, then a lit place, to push it there. Swipe to take a step.", "点一下地板，就走到那里。先点箱子，再点亮起的位置，就把箱子推过去。滑动则走一步。";
    "river-touch": "Tap people to board or to step off. Tap the boat, or Go, to cross. On the graph, tap a position to go there.", "点人上船或下船。点船或“开船”过河。在状态图上点一个局面就能过去。";
    "maze-touch": "Tap the board to pause the search or go on. In Play, tap in the direction that the ball should go, or swipe to run until ways part. In Draw, drag to build and break walls, and drag entrance and exit; drag the exit off the maze to take it away.", "点一下棋盘，搜索就暂停或继续。自己走时，点小球要去的方向，或滑动让它跑到岔路口。绘制时，拖动来筑墙拆墙，入口和出口也能拖动；把出口拖出迷宫就没有出口了。";
    "keys": "Keys", "按键";
    "key-again": "search again", "重新搜索";
    "key-way": "show the way found, and a shortest one", "显示找到的路线和最短路线";
    "key-space": "pause or go on; in Draw: wall or way", "暂停或继续；绘制时放墙或路";
    "key-time": "step back and on, faster and slower; in Play the ball, in Draw the cursor", "退一步、进一步，加快、放慢；自己走时移动小球，绘制时移动光标";
    "key-digit": "in Draw: way, wall, entrance, exit", "绘制时：路、墙、入口、出口";
    "key-stop": "stop", "停止";
    "key-move": "move", "移动";
    "key-kind": "priest, devil, rowing devil boards; steps off with Shift", "牧师、魔鬼、会划船的魔鬼上船，加 Shift 下船";
    "key-cross": "the boat crosses", "开船";
    "key-number": "the person of that number", "这个编号的人";
    "key-focus": "choose somebody, who boards or steps off", "选一个人上船或下船";
    "key-undo": "undo", "撤销";
    "key-redo": "redo", "重做";
    "key-restart": "restart, which Undo takes back", "重来（可以撤销）";
    "key-hint": "hint; once more, or Enter, does it", "提示；再按一次或按回车，就照做";
    "key-new": "new level or game", "新关卡，换一局";
    "key-help": "this help", "打开本帮助";
    "key-tab": "leave the board", "离开棋盘";
    "search-text": "Hint looks from where you stand for the way home with the fewest pushes, and lights the next one. It runs on your own device and has three answers: solved, proved impossible, or not found within its budget. Solve plays the rest.", "提示会从当前局面出发，寻找推动次数最少的解法，并照亮下一次推动。搜索在你自己的设备上运行，结果有三种：已解出、已证明无解、在限额内未找到。求解会把余下的步骤演示完。";
    "river-search": "Hint always follows a shortest way, found by breadth-first search over every position: first it loads the boat, then it sails. The graph shows them all, by how many priests (across) and devils (down) are still at the start: a disc with the boat at the start, a diamond with the boat far. A cross can’t be won from, hatching is not allowed, lit lines are the shortest ways. The wave spreads from the end, one crossing at a time.", "提示始终沿着最短路线走，这条路线由对所有局面的广度优先搜索得出：先装船，再开船。状态图按还在出发岸的牧师（横）和魔鬼（竖）画出全部局面：圆点是船在出发岸，菱形是船在对岸。打叉的赢不了，画斜线的不合法，亮线是最短路线。波从终点出发，每次扩展一次过河。";
    "maze-search": "Lit cells are on the list, or on the frontier that is tried next; quiet ones are done, crossed ones were left by stepping back. The dashed line is a shortest way. All searches take one step at a time, so a race shows what each has to look at. A* and greedy search know how far the exit is as the crow flies.", "亮的格子在列表里，或在接下来要试的边界上；淡色的已经处理完，打叉的是退回时离开的。虚线是最短路线。各种搜索都一步一步地走，所以赛跑能看出每种要查看多少格子。A* 和贪心搜索知道到出口的直线格数。";
    "links": "Links", "链接";
    "links-text": "The address always holds the level and your moves, so a link shows others what you see.", "地址栏里始终是当前关卡和你的走法，把链接发给别人，对方看到的就和你一样。";
    "link-seed": "a level from its seed", "由种子生成的关卡";
    "link-level": "any level: w wall, p player, b box, o goal, - floor", "任意关卡：w 墙，p 玩家，b 箱子，o 目标点，- 地板";
    "link-moves": "with some moves made, pushes in capitals", "带上已走的步子，大写表示推动";
    "link-game": "a game", "一局";
    "link-crossings": "letters board, capitals step off, x crosses; or whole crossings: dd-d-dd", "小写上船，大写下船，x 开船；或整次过河：dd-d-dd";
    "link-maze": "a maze from its seed; &braid=60 opens dead ends", "由种子生成的迷宫；&braid=60 打通死路";
    "link-map": "any maze: w wall, o way, e entrance, x exit", "任意迷宫：w 墙，o 路，e 入口，x 出口";
    "link-choice": "with these searches", "用这些搜索";
    "link-at": "3 priests and 2 devils at the start, boat far", "从出发岸 3 个牧师、2 个魔鬼、船在对岸开始";
    // The sheet of a link that could not be copied.
    "link-by-hand": "The browser does not let the page copy. Here is the link to copy by hand:", "浏览器不允许本页复制。请手动复制这个链接：";
}
