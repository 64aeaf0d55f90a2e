/// One way to lay out a node, with the parameters of one view or modifier.
///
/// The types of this module that conform are all there are: each is one file and adds the rules that it
/// follows. A tree learns of a type when the first node of it is added.
public protocol LayoutAlgorithm: BitwiseCopyable, Sendable {}
