import ViewTreeInspector

/// How the values of a view's readers came to be, for programs.
extension JSONReport {
  mutating func addReaders(_ readers: [ReaderExplanation]) {
    writer.key("readers")
    writer.openArray()
    for reader in readers {
      writer.element()
      writer.openObject()
      writer.key("event")
      writer.string(names.modifiers[Int(reader.modifier)])
      writer.key("key")
      writer.string(names.keys[reader.key])
      writer.key("steps")
      writer.openArray()
      for step in reader.steps { add(step) }
      writer.closeArray()
      writer.closeObject()
    }
    writer.closeArray()
  }

  private mutating func add(_ step: ReaderExplanation.Step) {
    writer.element()
    switch step {
    case .wrote(let view, let modifier, let value):
      open("wrote", view)
      member("event", names.modifiers[Int(modifier)])
      member("after", value)
    case .transformed(let view, let modifier, let before, let after):
      open("transformed", view)
      member("event", names.modifiers[Int(modifier)])
      if let before { member("before", before) }
      member("after", after)
    case .gotDefault(let view, let value):
      open("default", view)
      member("after", value)
    case .beganFold(let view, let operands, let value, let first):
      open("fold", view)
      writer.raw(", \"operands\": ")
      writer.integer(operands)
      member("from", inspection.path(of: first))
      member("after", value)
    case .reduced(let before, let next, let operand, let after):
      open("reduce", operand)
      member("before", before)
      if let next { member("next", next) }
      member("after", after)
    }
    writer.raw(" }")
  }

  private mutating func open(_ kind: String, _ view: InspectedReference) {
    writer.raw("{ \"step\": ")
    writer.string(kind)
    member("view", inspection.path(of: view))
  }

  private mutating func member(_ name: String, _ text: String) {
    writer.raw(", ")
    writer.string(name)
    writer.raw(": ")
    writer.string(text)
  }

  /// Values are shortened as in text: a program that wants all of them reads `inspect`.
  private mutating func member(_ name: String, _ value: InspectedValue) {
    member(name, ValueText.text(value))
  }
}
