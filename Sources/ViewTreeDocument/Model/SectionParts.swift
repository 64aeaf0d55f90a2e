import ViewTreeSyntax

/// The views of a section by part, in layout order.
public struct SectionParts: Sendable {
  /// The views above the content.
  public let header: TemplateRange
  /// The views of the content.
  public let content: TemplateRange
  /// The views below it.
  public let footer: TemplateRange
}

extension Document {
  /// The parts of a section.
  ///
  /// The content argument has all views of the section, those of the header first and those of the
  /// footer last, so that code that only visits a view's content visits all of them.
  public func parts(of section: ViewTemplate, _ arguments: SectionArguments) -> SectionParts {
    let all = content(arguments.children, of: section) ?? TemplateRange.empty
    let header =
      views(arguments.header, of: section) ?? views(arguments.title, of: section)
    let footer = views(arguments.footer, of: section)
    let start = header?.end ?? all.first
    let end = footer?.first ?? all.end
    return SectionParts(
      header: TemplateRange(first: all.first, end: start),
      content: TemplateRange(first: start, end: end),
      footer: TemplateRange(first: end, end: all.end))
  }

  private func views(
    _ argument: Handle<TemplateRange>, of section: ViewTemplate
  ) -> TemplateRange? {
    content(argument, of: section).flatMap { $0.isEmpty ? nil : $0 }
  }
}
