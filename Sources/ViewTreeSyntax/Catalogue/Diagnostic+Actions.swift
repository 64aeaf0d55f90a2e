/// Diagnostics about actions and their effects, in alphabetical order.
extension Diagnostic {
  /// An `onChange` that missed a change: SwiftUI's own warning.
  public static func changeToldTooOften(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "on-change-updates", severity: .warning,
      message: "onChange(of: \(type)) action tried to update multiple times per frame.",
      range: range,
      help:
        "SwiftUI runs an action for at most two changes per frame; do not change the observed "
        + "value in the action")
  }

  /// Work that is done after updates and requests more work each time.
  public static func laterWorkNeverEnds(limit: Int) -> Diagnostic {
    Diagnostic(
      id: "later-work-never-ends", severity: .warning,
      message: "work after an update still causes another one after \(limit) updates",
      range: nil, help: "assign to state only if the value differs")
  }

  /// State that is assigned while views are updated: SwiftUI's own warning.
  public static func stateModifiedDuringUpdate(
    at range: SourceRange, isPublished: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      id: "state-modified-during-view-update", severity: .warning,
      message: isPublished
        ? "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
        : "Modifying state during view update, this will cause undefined behavior.",
      range: range,
      help: "assign it in an action, or in 'DispatchQueue.main.async { … }'")
  }

  /// A step that waits for more than the maximum number of due times.
  public static func tooManyTimes(limit: Int) -> Diagnostic {
    Diagnostic(
      id: "too-many-times",
      message: "timers and delays of one step are due at more than \(limit) different times",
      range: nil, help: "wait for less time, or increase the interval of timers")
  }

  /// Work that repeatedly starts other work.
  public static func tooManyTurns(limit: Int) -> Diagnostic {
    Diagnostic(
      id: "too-many-turns",
      message: "asynchronous work starts more asynchronous work, more than \(limit) times",
      range: nil, help: "stop with a condition, or let time pass with 'asyncAfter'")
  }

  /// An event for a publisher that no view listens to.
  public static func unknownPublisher(
    _ name: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    unknown(
      "unknown-publisher", "no 'onReceive' uses the publisher '\(name)'", name, at: range,
      known: known, nothingNear: "use it in an 'onReceive'")
  }
}
