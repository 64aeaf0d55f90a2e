/// The header or the footer of a section in a lazy grid, which has a line of its own
/// (docs/explanation/containers.md, Lazy containers).
public struct SectionLineLayout: WrapperLayout {
  /// The line, with its only child.
  public init() {}
}
