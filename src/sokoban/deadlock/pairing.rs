//! Whether every box can have a goal of its own.
//! Each box is joined to the goals it can be pushed to on a bare floor, and a perfect matching is looked for by
//! augmenting paths, the boxes in order.
//! Invariant: where none exists, the boxes that are named can be brought to fewer goals than they are (Hall, 1935).

/// The boxes, as indices in order, that have too few goals; `reach` lists the goals of each box.
pub(crate) fn starved(reach: &[Vec<usize>], goals: usize) -> Option<Vec<usize>> {
    let mut owner: Vec<Option<usize>> = vec![None; goals];
    for seeker in 0..reach.len() {
        let mut via: Vec<Option<usize>> = vec![None; goals];
        let mut boxes = vec![seeker];
        let mut head = 0;
        let mut free = None;
        while free.is_none() && head < boxes.len() {
            let asking = boxes[head];
            head += 1;
            for &goal in &reach[asking] {
                if via[goal].is_some() {
                    continue;
                }
                via[goal] = Some(asking);
                match owner[goal] {
                    Some(other) => boxes.push(other),
                    None => free = free.or(Some(goal)),
                }
            }
        }
        let Some(mut goal) = free else {
            crate::grid::put_in_order(&mut boxes);
            return Some(boxes);
        };
        loop {
            let asking = via[goal].expect("the path was walked from the seeker");
            let given_up = owner.iter().position(|owner| *owner == Some(asking));
            owner[goal] = Some(asking);
            match given_up {
                Some(next) => goal = next,
                None => break,
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::starved;

    #[test]
    fn goals_are_handed_on_until_all_boxes_have_one() {
        let reach = [vec![0, 1], vec![0], vec![1, 2]];
        assert_eq!(starved(&reach, 3), None);
    }

    #[test]
    fn boxes_that_share_too_few_goals_are_named() {
        let reach = [vec![0, 2], vec![1], vec![0], vec![0, 2], vec![3, 4]];
        assert_eq!(starved(&reach, 5), Some(vec![0, 2, 3]));
        assert_eq!(starved(&[vec![0], Vec::new()], 2), Some(vec![1]));
    }
}
