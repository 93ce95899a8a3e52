//! The state graph: every legal position with its distance to the end, and the shortest ways.
