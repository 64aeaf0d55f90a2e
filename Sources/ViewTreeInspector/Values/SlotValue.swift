import ViewTreeDocument
import ViewTreeScript

/// Views that are handed to a component, with the names of the place where they are written.
final class SlotValue: ForeignValue {
  let content: TemplateRange
  let environment: ScriptEnvironment
  /// How many values the views are given.
  let inputCount: Int

  init(_ content: TemplateRange, in environment: ScriptEnvironment, inputCount: Int) {
    self.content = content
    self.environment = environment
    self.inputCount = inputCount
  }

  var typeName: String { "View" }

  func isEqual(to other: any ForeignValue) -> Bool { other === self }
}
