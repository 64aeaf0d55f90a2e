import ViewTreeInspector
import ViewTreeScript

/// A document of one text with modifiers that have actions, and what ran in it, in words.
struct ActionDocument {
  let outcome: Outcome

  /// `state` are the members of the section, `modifiers` and `steps` the elements of their lists.
  init(
    state: String = #""n": 0"#, _ modifiers: String, steps: String = "", text: String = #"\\(n)"#,
    more: String = ""
  ) {
    outcome = Outcome(
      """
      {"viewtree": 1, "window": {"width": 100, "height": 100}, "metrics": "cells", "state": {\(state)}, \(more)
       "root": {"view": "Text", "id": "t", "text": "\(text)", "modifiers": [\(modifiers)]},
       "steps": [\(steps)]}
      """)
  }

  /// The whole root instead of a text.
  init(state: String, root: String, steps: String = "") {
    outcome = Outcome(
      """
      {"viewtree": 1, "window": {"width": 100, "height": 100}, "metrics": "cells",
       "state": {\(state)}, "root": \(root), "steps": [\(steps)]}
      """)
  }

  var inspection: Inspection? { outcome.inspection }

  /// What is wrong with the document, or a warning of its first frame.
  var messages: [String] {
    (inspection?.diagnostics ?? outcome.diagnostics).map(\.message)
  }

  /// The actions of the first frame, or of the one after a step, from 1.
  func actions(after step: Int = 0) -> [String] {
    frame(step)?.actions.map { Self.words($0) } ?? []
  }

  /// The lines that were printed.
  func lines(after step: Int = 0) -> [String] { frame(step)?.actions.flatMap(\.printed) ?? [] }

  /// What waits, with the times at which it is due.
  func waiting(after step: Int = 0) -> [String] {
    frame(step)?.waiting.map { "\($0.name) \($0.due)" } ?? []
  }

  /// The value of a state variable.
  func value(_ name: String, after step: Int = 0) -> Value? {
    frame(step)?.state.first { $0.name == name }?.value
  }

  func frame(_ step: Int) -> Inspection? {
    step == 0 ? inspection : inspection?.steps[step - 1].inspection
  }

  /// `async <- onAppear n = 3`, with the time where it is not 0.
  private static func words(_ action: InspectedAction) -> String {
    var words = [action.name]
    if !action.subject.isEmpty { words.append(action.subject) }
    if action.time > 0 { words.append("at \(action.time)") }
    if let starter = action.starter { words.append("<- \(starter)") }
    if let change = action.change { words.append("\(change.old) to \(change.new)") }
    words += action.assigned.map { "\($0.name) = \($0.value)" }
    return words.joined(separator: " ")
  }
}
