import ViewTreeSyntax

/// Writes views as JSON in the order of the text. Calls close open views, without recursion.
struct DocumentWriter {
  var output: ByteBuffer
  /// The views that are open, outermost first.
  private var openViews: [OpenView] = []

  private struct OpenView {
    var hasModifiers = false
    var hasChildren = false
  }

  init(capacity: Int) {
    output = ByteBuffer(capacity: capacity)
  }

  /// The number of open views.
  var depth: Int { openViews.count }

  /// Writes text unchanged.
  mutating func raw(_ text: StaticString) {
    output.append(text)
  }

  /// Writes a number.
  mutating func append(_ number: Double) {
    output.append(number)
  }

  /// Writes a JSON string.
  mutating func append(_ text: String) {
    output.appendJSONString(text)
  }

  // MARK: - Views

  /// Begins a view. Its attributes, its modifiers, and its children follow, in this order.
  mutating func open(_ view: StaticString) {
    if let parent = openViews.indices.last {
      closeModifiers(of: parent)
      output.append(openViews[parent].hasChildren ? "," : ",\"children\":[" as StaticString)
      openViews[parent].hasChildren = true
    }
    output.append("{\"view\":\"" as StaticString)
    output.append(view)
    output.append("\"" as StaticString)
    openViews.append(OpenView())
  }

  /// Ends the innermost view.
  mutating func close() {
    guard let view = openViews.indices.last else { return }
    closeModifiers(of: view)
    output.append(openViews[view].hasChildren ? "]}" : "}" as StaticString)
    openViews.removeLast()
  }

  private mutating func closeModifiers(of view: Int) {
    guard openViews[view].hasModifiers else { return }
    output.append("]" as StaticString)
    openViews[view].hasModifiers = false
  }

  // MARK: - Attributes of a view

  /// Writes an attribute that is an integer.
  mutating func attribute(_ name: StaticString, _ value: Int) {
    attributeName(name)
    output.append(value)
  }

  /// Writes an attribute that is a string.
  mutating func attribute(_ name: StaticString, _ value: String) {
    attributeName(name)
    output.appendJSONString(value)
  }

  /// Writes the attribute `size`.
  mutating func size(width: Double, height: Double) {
    attributeName("size")
    output.append("{\"width\":" as StaticString)
    output.append(width)
    output.append(",\"height\":" as StaticString)
    output.append(height)
    output.append("}" as StaticString)
  }

  private mutating func attributeName(_ name: StaticString) {
    output.append(",\"" as StaticString)
    output.append(name)
    output.append("\":" as StaticString)
  }

  /// Begins the next modifier of the innermost view, which the caller writes completely.
  mutating func modifier(_ text: StaticString) {
    guard let view = openViews.indices.last else { return }
    output.append(openViews[view].hasModifiers ? "," : ",\"modifiers\":[" as StaticString)
    openViews[view].hasModifiers = true
    output.append(text)
  }
}
