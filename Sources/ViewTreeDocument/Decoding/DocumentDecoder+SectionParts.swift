import ViewTreeNumbers
import ViewTreeSyntax

/// `Section`: the views of its parts in layout order, regardless of the order in the document.
extension DocumentDecoder {
  /// Decodes the parts, whose values are the arguments at their indices. The content argument gets
  /// the views of all parts.
  func decodeParts(
    _ nodes: [Int: Index], _ arguments: SectionArguments, _ template: Int,
    _ definition: ViewDefinition
  ) {
    let first = document.templates.nextID
    for part in arguments.parts {
      guard let node = nodes[part.place] else { continue }
      setArgument(
        decodeArgument(node, definition.parameters[part.place]), part.place, of: template)
    }
    let all = TemplateRange(first: first, end: document.templates.nextID)
    setArgument(.content(all), arguments.children.place, of: template)
  }

  /// Decodes text as the `Text` that shows it.
  func decodeTextView(_ node: Index) -> TemplateRange {
    let first = document.templates.nextID
    guard let index = registry.place(of: ViewDefinition.text.name),
      let place = ViewDefinition.textPlace
    else { return TemplateRange(first: first, end: first) }
    let parameters = ViewDefinition.text.parameters
    let template = openTemplate(
      .view, definition: index, argumentCount: parameters.count, at: node)
    setArgument(decodeArgument(node, parameters[place]), place, of: template)
    closeTemplate(template)
    return TemplateRange(first: first, end: document.templates.nextID)
  }
}
