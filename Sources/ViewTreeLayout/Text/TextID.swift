/// The index of text in a ``LayoutTree``.
public struct TextID: BitwiseCopyable, Sendable, Hashable {
  let index: UInt32
}
