import ViewTreeDocument
import ViewTreeScript

/// Views that are passed to a component, with the names in scope at their source location.
final class SlotValue: ForeignValue {
  let content: TemplateRange
  let environment: ScriptEnvironment
  /// The number of values that the views receive.
  let inputCount: Int

  /// True if it represents a component's own views, which see the names of the body that uses them.
  let isOwn: Bool

  init(_ content: TemplateRange, in environment: ScriptEnvironment, inputCount: Int) {
    self.content = content
    self.environment = environment
    self.inputCount = inputCount
    isOwn = false
  }

  /// A component's own views.
  init(own content: TemplateRange, inputCount: Int) {
    self.content = content
    self.environment = ScriptEnvironment()
    self.inputCount = inputCount
    isOwn = true
  }

  /// The views with the names of the level in which they were found.
  func bound(to level: ScriptEnvironment) -> SlotValue {
    isOwn ? SlotValue(content, in: level, inputCount: inputCount) : self
  }

  var typeName: String { "View" }

  func isEqual(to other: any ForeignValue) -> Bool { other === self }
}
