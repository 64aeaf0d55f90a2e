/// The number of a font in a ``LayoutTree``.
public struct FontID: BitwiseCopyable, Sendable, Hashable {
  let index: UInt32
}
