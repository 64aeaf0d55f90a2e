import ViewTreeScript
import ViewTreeSyntax

/// `Table`: its columns are decoded after its rows, because the columns show parts of a row's
/// value.
extension DocumentDecoder {
  /// Decodes the columns of a table, regardless of the order in the document.
  func decodeColumns(_ node: Index, _ place: Int, of template: Int) {
    setArgument(.content(decodeContent(node)), place, of: template)
  }

  /// Records the known type of a row's value, for the first row of a table.
  func noteRowType(of template: Int, value place: Int) {
    guard here.tableRowType == .unknown else { return }
    let first = document.templates[template].firstArgument.index
    here.tableRowType = type(of: document.arguments[first + place])
  }

  /// Decodes a key path as a `Text` of the value that it selects, starting at a name.
  func decodeKeyPathText(
    _ node: Index, of name: String, _ parameter: ParameterDefinition
  ) -> TemplateRange {
    let first = document.templates.nextID
    let nothing = TemplateRange(first: first, end: first)
    guard kind(node) == .string, withText(node, { $0.first == UInt8(ascii: "\\") }) else {
      reportKind(node, expected: "a key path such as \"\\.name\" for '\(parameter.name)'")
      return nothing
    }
    let prefix = Array("[\(name)].map(".utf8)
    let text = prefix + withText(node) { Array($0) } + Array(")[0]".utf8)
    guard let index = registry.place(of: ViewDefinition.text.name),
      let place = ViewDefinition.text.otherTextIndex,
      let script = compile(text, at: node, prefix: prefix.count, .expression)
    else { return nothing }
    let template = openTemplate(
      .view, definition: index, argumentCount: ViewDefinition.text.parameters.count, at: node)
    setArgument(.script(script), place, of: template)
    closeTemplate(template)
    return TemplateRange(first: first, end: document.templates.nextID)
  }
}
