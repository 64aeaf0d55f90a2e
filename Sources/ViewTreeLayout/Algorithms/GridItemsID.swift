/// The number of a list of ``GridItem``s in a ``LayoutTree``.
public struct GridItemsID: BitwiseCopyable, Sendable, Hashable {
  let start: UInt32
  let count: UInt32
}
