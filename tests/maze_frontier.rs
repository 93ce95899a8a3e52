//! What waits in a search, read off its course: against the definition of each kind of search.

mod mazes;

use mazes::{stream, strewn};
use searchlight::{
    grid::Cell,
    maze::{
        Maze,
        search::{Event, Kind, Mark, Order, course::Course},
    },
};

/// How far a cell is from where a search is drawn to, without walls.
fn away(maze: &Maze, cell: Cell) -> u16 {
    let goal = maze.exit().unwrap_or(maze.entrance());
    goal.x.abs_diff(cell.x) + goal.y.abs_diff(cell.y)
}

/// The next of these cells that a search takes, newest first, by its definition.
fn next(course: &Course, cells: &[Cell]) -> Option<Cell> {
    let maze = course.search().maze();
    let promise = |cell: &Cell| course.marks().way(*cell).len() as u16 + away(maze, *cell);
    match course.search().kind() {
        Kind::Depth => cells.first().copied(),
        Kind::Breadth => cells.last().copied(),
        Kind::Greedy => cells.iter().copied().min_by_key(|cell| away(maze, *cell)),
        Kind::AStar => cells.iter().copied().min_by_key(promise),
    }
}

#[test]
fn the_frontier_of_a_course_is_what_waits_in_the_order_in_which_it_came() {
    let mut stream = stream("frontiers");
    for number in 0..200 {
        let maze = strewn(&mut stream, 12, 25);
        for kind in Kind::ALL {
            let order = Order::all()[number % 24];
            let mut course = Course::new(&maze, kind, order);
            loop {
                let cells = course.frontier(usize::MAX);
                let listed = |cell: &Cell| course.marks().mark(*cell) == Mark::Listed;
                assert!(cells.iter().all(listed));
                assert_eq!(cells.len(), course.counters().frontier as usize);
                assert_eq!(course.frontier(2), cells[..cells.len().min(2)]);
                let expected = next(&course, &cells);
                match course.forward() {
                    None => break,
                    Some(Event::Expand { place, .. }) => {
                        assert_eq!(Some(course.marks().cell(place)), expected);
                    }
                    Some(Event::Enter(dir)) => {
                        assert_eq!(Some(course.here() + dir.opposite()), expected);
                    }
                    Some(Event::Back(dir)) => {
                        assert_eq!(Some(course.here() + dir), expected);
                    }
                    Some(_) => panic!("no event of a course"),
                }
            }
        }
    }
}
