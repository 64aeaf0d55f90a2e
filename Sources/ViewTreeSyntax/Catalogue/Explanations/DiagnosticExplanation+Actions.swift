/// Explanations about actions and their effects.
extension DiagnosticExplanation {
  static let actions: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "later-work-never-ends",
      "Work after an update changed state that views show, the next update started it again, and so on.",
      .document(
        #"{ "viewtree": 1, "state": { "n": 0 }, "root": { "view": "Text", "text": "\\(n)", "modifiers": [{ "onChange": { "of": "n", "initial": true, "perform": "DispatchQueue.main.async { n += 1 }" } }] } }"#
      ),
      wayOut:
        "Assign to state only if the value differs. Or let time pass with `asyncAfter`, which needs a step that waits."
    ),
    DiagnosticExplanation(
      "on-change-updates",
      "The action of an `onChange` ran for two changes in one frame, and there was a third. SwiftUI drops it and prints this warning.",
      .view(
        #"""
        @State private var count = 0

        var body: some View {
          Color.red
            .onAppear { count = 1 }
            .onChange(of: count) { count += 1 }
        }
        """#,
        fixed: #"""
          @State private var count = 0

          var body: some View {
            Color.red
              .onAppear { count = 1 }
              .onChange(of: count) { count = max(count, 2) }
          }
          """#),
      wayOut: "Change the action so that it does not assign to the value that it observes."),
    DiagnosticExplanation(
      "state-modified-during-view-update",
      "A closure that runs while views are updated assigns to state. The update continues with the "
        + "old value, and the next update uses the new value. The result then depends on the order "
        + "of evaluation.",
      .document(
        #"{ "viewtree": 1, "state": { "n": 0 }, "root": { "view": "Text", "text": "\\(n)", "let": { "_": "n = 1" } } }"#
      ),
      wayOut:
        "Assign in an action, or use a preference. `DispatchQueue.main.async { … }` delays it "
        + "until the update is over."
    ),
    DiagnosticExplanation(
      "too-many-times",
      "While a step waits, so many timers and delays are due that the report would be too long to read.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "Color", "modifiers": [{ "onReceive": { "every": 0.001, "perform": "" } }] }, "steps": [{ "wait": 10 }] }"#
      ),
      wayOut: "Wait for less time, or increase the interval of timers."),
    DiagnosticExplanation(
      "too-many-turns",
      "Asynchronous work, such as a `DispatchQueue.main.async` closure, starts more of itself without end and without a delay.",
      .action(
        "func again() { DispatchQueue.main.async { again() } }; again()",
        fixed: "func again() { n += 1; if n < 3 { DispatchQueue.main.async { again() } } }; again()"
      ),
      wayOut: "End it with a condition, or let time pass with `asyncAfter`."),
    DiagnosticExplanation(
      "unknown-publisher",
      "A step sends an event to a publisher that no `onReceive` of the document uses.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "Color", "modifiers": [{ "onReceive": { "publisher": "saved", "perform": "" } }] }, "steps": [{ "send": "save" }] }"#
      ),
      wayOut: "Use the name from an `onReceive`."),
  ]
}
