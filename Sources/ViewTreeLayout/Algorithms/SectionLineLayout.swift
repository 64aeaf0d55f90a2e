/// The header or the footer of a section in a lazy stack or grid. In a grid, it has its own line
/// (docs/explanation/containers.md, Lazy containers).
public struct SectionLineLayout: WrapperLayout {
  let part: SectionPart

  /// The line of a header or a footer, its only child.
  public init(_ part: SectionPart) { self.part = part }
}
