import ViewTreeInspector
import ViewTreeLayout
import ViewTreeSyntax

extension JSONReport {
  /// How a view is drawn, as members of its object; what is not there is as SwiftUI has it by default.
  mutating func addDrawing(of view: InspectedView, _ inherited: InheritedLooks) {
    if inherited.opacity != 1 {
      writer.raw(", \"opacity\": ")
      writer.number(inherited.opacity)
    }
    if inherited.isHidden { writer.raw(", \"hidden\": true") }
    guard let place = view.drawing else { return }
    let drawing = inspection.drawings[Int(place)]
    if let corners = drawing.corners {
      writer.raw(", \"corners\": [")
      for (place, corner) in corners.enumerated() {
        if place > 0 { writer.raw(", ") }
        writer.point(corner)
      }
      writer.raw("]")
    }
    if let painted = drawing.painted {
      writer.raw(", \"painted\": ")
      writer.integer(Int(painted))
    }
    if let text = drawing.text { add(text) }
    if let foreground = drawing.foreground {
      writer.raw(", \"foreground\": ")
      add(inspection.lookArguments[Int(foreground)].value)
    }
    if let font = drawing.font { add(font) }
    addLooks(of: view)
  }

  private mutating func add(_ text: BrokenText) {
    writer.raw(", \"lines\": ")
    writer.list(text.lines.map { .string($0) })
    guard let rest = text.rest else { return }
    writer.raw(", \"truncated\": ")
    writer.string(rest)
  }

  private mutating func add(_ font: Font) {
    writer.raw(", \"font\": { \"size\": ")
    writer.number(font.size)
    writer.raw(", \"weight\": ")
    writer.string("\(font.weight)")
    writer.raw(", \"design\": ")
    writer.string("\(font.design)")
    writer.raw(" }")
  }

  private mutating func addLooks(of view: InspectedView) {
    let looks = inspection.looks(of: view)
    guard !looks.isEmpty else { return }
    let text = LookText(inspection: inspection)
    writer.raw(", \"appearance\": [")
    for (place, look) in looks.enumerated() {
      writer.raw(place > 0 ? ", { \"text\": " : "{ \"text\": ")
      var words = ByteBuffer()
      text.append(look, to: &words)
      writer.string(words.text)
      if let name = inspection.name(of: look) {
        writer.raw(", \"modifier\": ")
        writer.string(name)
      }
      addArguments(of: look)
      if look.area != .content, let modifier = look.modifier {
        writer.raw(", \"on\": ")
        writer.rect(inspection.modifiers[Int(modifier)].frame)
      }
      writer.raw(" }")
    }
    writer.raw("]")
  }

  private mutating func addArguments(of look: InspectedLook) {
    guard look.argumentCount > 0 else { return }
    writer.raw(", \"arguments\": {")
    for (place, argument) in inspection.arguments(of: look).enumerated() {
      writer.raw(place > 0 ? ", " : " ")
      writer.string(argument.name)
      writer.raw(": ")
      add(argument.value)
    }
    writer.raw(" }")
  }

  /// The value of an argument: what JSON has no form for, as Swift would write it.
  private mutating func add(_ value: InspectedArgument.Value) {
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
