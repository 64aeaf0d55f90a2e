import ViewTreeLayout
import ViewTreeSyntax

/// The arguments of a section that are views, in the order in which these stand.
struct SectionParts {
  /// A title, views above the content, the content, views below.
  enum Part: String, CaseIterable {
    case title, header, children, footer
  }

  private var nodes: [Part: SyntaxNode.Index] = [:]

  /// The values of a document.
  subscript(part: Part) -> SyntaxNode.Index? {
    get { nodes[part] }
    set { nodes[part] = newValue }
  }

  /// The parts by the places of the parameters.
  private static let parts = ViewDefinition.section.parameters.map { Part(rawValue: $0.name) }

  /// The place of a part among the parameters.
  static func place(of part: Part) -> Int { parts.firstIndex(of: part) ?? 0 }

  /// The part that a parameter stands for, if it stands for one.
  static func part(at place: Int) -> Part? { parts.indices.contains(place) ? parts[place] : nil }
}

extension Document {
  /// The views of a section by what they are, in the order in which they stand.
  ///
  /// The argument for the content has all views of the section, those of the header first and those of the footer
  /// last, so that whoever only goes through a view's content comes by all of them.
  public func sectionParts(
    of section: ViewTemplate
  ) -> (header: TemplateRange, content: TemplateRange, footer: TemplateRange) {
    let all = content(of: section, .children) ?? TemplateRange(first: 0, end: 0)
    let header = content(of: section, .header) ?? content(of: section, .title)
    let footer = content(of: section, .footer)
    let start = header?.end ?? all.first
    let end = footer?.first ?? all.end
    return (
      TemplateRange(first: all.first, end: start), TemplateRange(first: start, end: end),
      TemplateRange(first: end, end: all.end)
    )
  }

  private func content(of section: ViewTemplate, _ part: SectionParts.Part) -> TemplateRange? {
    let place = Int(section.firstArgument) + SectionParts.place(of: part)
    if case .content(let range) = arguments[place], !range.isEmpty { return range }
    return nil
  }

  /// The argument that says whether the content of a section is there.
  public func isExpanded(_ section: ViewTemplate) -> Argument {
    let parameters = ViewDefinition.section.parameters
    guard let place = parameters.firstIndex(where: { $0.name == "isExpanded" }) else {
      return .absent
    }
    return arguments[Int(section.firstArgument) + place]
  }
}
