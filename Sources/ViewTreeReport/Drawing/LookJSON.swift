import ViewTreeInspector
import ViewTreeSyntax

/// The drawing facts of views in JSON.
struct LookJSON {
  let inspection: Inspection

  /// Writes the looks of a view as a list: the words of text reports, the modifier, the arguments,
  /// and the rectangle that it draws or cuts at where that isn't the view's own.
  func write(looksOf view: InspectedView, to writer: inout JSONWriter) {
    let text = DrawingText(inspection: inspection)
    writer.raw("[")
    for (place, look) in inspection.looks(of: view).enumerated() {
      writer.raw(place > 0 ? ", { \"text\": " : "{ \"text\": ")
      var words = ByteBuffer()
      text.append(look, of: view, to: &words)
      writer.string(words.text)
      if let name = inspection.name(of: look) {
        writer.raw(", \"modifier\": ")
        writer.string(name)
      }
      writeArguments(of: look, to: &writer)
      if let area = text.area(of: look, view) {
        writer.raw(", \"on\": ")
        writer.rect(area)
      }
      writer.raw(" }")
    }
    writer.raw("]")
  }

  private func writeArguments(of look: InspectedLook, to writer: inout JSONWriter) {
    guard look.argumentCount > 0 else { return }
    writer.raw(", \"arguments\": {")
    for (place, argument) in inspection.arguments(of: look).enumerated() {
      writer.raw(place > 0 ? ", " : " ")
      writer.string(argument.name)
      writer.raw(": ")
      write(argument.value, to: &writer)
    }
    writer.raw(" }")
  }

  /// Writes the value of an argument. A value without a JSON form is written in Swift.
  func write(_ value: InspectedArgument.Value, to writer: inout JSONWriter) {
    switch value {
    case .number(let number): writer.number(number)
    case .flag(let flag): writer.boolean(flag)
    case .literal(let node): inspection.tree.withTextBytes(node) { writer.string(utf8: $0) }
    case .text(let text): writer.string(text)
    case .value(let value): writer.value(value)
    case .option, .member, .angle, .written, .parts:
      var words = ByteBuffer()
      LookText(inspection: inspection).append(value, to: &words)
      writer.string(words.text)
    }
  }
}
