/// The role of a view in a section.
public enum SectionPart: UInt8, BitwiseCopyable, Sendable {
  /// A view of the section's content: a row.
  case content
  /// A view above the content.
  case header
  /// A view below the content.
  case footer
}
