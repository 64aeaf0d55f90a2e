import ViewTreeInspector
import ViewTreeNumbers

/// The derivation of the values of a view's readers, in JSON.
extension JSONReport {
  mutating func addReaders(_ readers: [ReaderExplanation]) {
    rows.writer.key("readers")
    rows.writer.openArray()
    for reader in readers {
      rows.writer.element()
      rows.writer.openObject()
      rows.writer.key("event")
      rows.writer.string(names.modifiers[reader.modifier])
      rows.writer.key("key")
      rows.writer.string(names.keys[reader.key])
      rows.writer.key("steps")
      rows.writer.openArray()
      for step in reader.steps { add(step) }
      rows.writer.closeArray()
      rows.writer.closeObject()
    }
    rows.writer.closeArray()
  }

  private mutating func add(_ step: ReaderExplanation.Step) {
    rows.writer.element()
    switch step {
    case .wrote(let view, let modifier, let value):
      open("wrote", view)
      member("event", names.modifiers[modifier])
      member("after", value)
    case .transformed(let view, let modifier, let before, let after):
      open("transformed", view)
      member("event", names.modifiers[modifier])
      if let before { member("before", before) }
      member("after", after)
    case .gotDefault(let view, let value):
      open("default", view)
      member("after", value)
    case .kept(let view, let value, let writers):
      open("kept", view)
      if !writers.isEmpty {
        rows.writer.raw(", \"writers\": [")
        for (place, writer) in writers.enumerated() {
          if place > 0 { rows.writer.raw(", ") }
          rows.writer.string(inspection.path(of: writer))
        }
        rows.writer.raw("]")
      }
      member("after", value)
    case .beganFold(let view, let operands, let value, let first):
      open("fold", view)
      rows.writer.raw(", \"operands\": ")
      rows.writer.integer(operands)
      member("from", inspection.path(of: first))
      member("after", value)
    case .reduced(let before, let next, let operand, let after):
      open("reduce", operand)
      member("before", before)
      if let next { member("next", next) }
      member("after", after)
    }
    rows.writer.raw(" }")
  }

  private mutating func open(_ kind: String, _ view: InspectedReference) {
    rows.writer.raw("{ \"step\": ")
    rows.writer.string(kind)
    member("view", inspection.path(of: view))
  }

  private mutating func member(_ name: String, _ text: String) {
    rows.writer.raw(", ")
    rows.writer.string(name)
    rows.writer.raw(": ")
    rows.writer.string(text)
  }

  /// Values are shortened as in text: `inspect` has the complete values.
  private mutating func member(_ name: String, _ value: InspectedValue) {
    member(name, ValueText.text(value))
  }
}
