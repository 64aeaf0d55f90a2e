/// One way to lay out a node, with the parameters of one view or modifier.
///
/// Only the types of this module conform. Each is one file and adds its rules. A tree registers a
/// type when the first node of it's added.
public protocol LayoutAlgorithm: BitwiseCopyable, Sendable {}
