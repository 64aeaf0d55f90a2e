import ViewTreeSyntax

/// `Section`: the views of its parts, in the order in which they stand, whatever the order of the document is.
extension DocumentDecoder {
  /// Decodes the parts; the argument for the content gets the views of all of them.
  func decodeParts(_ parts: SectionParts, _ template: Int, _ form: DefinitionForm) {
    let first = UInt32(document.templates.count)
    for part in SectionParts.Part.allCases {
      guard let node = parts[part] else { continue }
      let place = SectionParts.place(of: part)
      setArgument(decodeArgument(node, place, of: form, names: nil), place, of: template)
    }
    let all = TemplateRange(first: first, end: UInt32(document.templates.count))
    setArgument(.content(all), SectionParts.place(of: .children), of: template)
  }

  /// Decodes text as the `Text` that shows it.
  func decodeTextView(_ node: Index) -> TemplateRange {
    let first = UInt32(document.templates.count)
    guard let index = registry.names.firstIndex(of: ViewDefinition.text.name) else {
      return TemplateRange(first: first, end: first)
    }
    let form = viewForms[index]
    let template = openTemplate(
      .view, definition: index, argumentCount: form.parameterCount, at: node)
    let place = ViewDefinition.textPlace ?? 0
    setArgument(decodeArgument(node, place, of: form, names: nil), place, of: template)
    closeTemplate(template)
    return TemplateRange(first: first, end: UInt32(document.templates.count))
  }
}
