import ViewTreeNumbers
import ViewTreeSyntax

/// `Section`: the views of its parts in layout order, whatever the order of the document is.
extension DocumentDecoder {
  /// Decodes the parts, whose values are given by the indices of their arguments. The content
  /// argument gets the views of all parts.
  func decodeParts(
    _ nodes: [Int: Index], _ arguments: SectionArguments, _ template: Int, _ form: DefinitionForm
  ) {
    let first = document.templates.nextID
    for part in arguments.parts {
      guard let node = nodes[part.place] else { continue }
      setArgument(
        decodeArgument(node, part.place, of: form, names: nil), part.place, of: template)
    }
    let all = TemplateRange(first: first, end: document.templates.nextID)
    setArgument(.content(all), arguments.children.place, of: template)
  }

  /// Decodes text as the `Text` that shows it.
  func decodeTextView(_ node: Index) -> TemplateRange {
    let first = document.templates.nextID
    guard let index = registry.names.firstIndex(of: ViewDefinition.text.name),
      let place = ViewDefinition.textPlace
    else { return TemplateRange(first: first, end: first) }
    let form = tables.viewForms[index]
    let template = openTemplate(
      .view, definition: index, argumentCount: form.parameterCount, at: node)
    setArgument(decodeArgument(node, place, of: form, names: nil), place, of: template)
    closeTemplate(template)
    return TemplateRange(first: first, end: document.templates.nextID)
  }
}
