import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// A component without a use.
  static let unusedComponent = Lint(
    "unused-component", "A component is never used.", explanation: .unusedComponent
  ) { subject in
    let document = subject.document
    // A Swift file's document contains only views that its root uses. If a use was skipped, the
    // view isn't the problem.
    if SourceSyntax(of: document.tree.source) == .swift { return [] }
    let isUsed = subject.flow.usedComponents
    var users: [Int: (name: String, range: SourceRange)] = [:]
    for (place, component) in document.components.enumerated() where !isUsed[place] {
      for index in component.body.templates {
        let template = document.templates[index]
        let inner = template.component.index
        guard template.kind == .component, inner != place, users[inner] == nil else { continue }
        users[inner] = (component.name, document.nameRange(ofViewAt: template.syntax))
      }
    }
    return document.components.indices.filter { !isUsed[$0] }.map { place in
      .unusedComponent(
        document.components[place].name, document.components[place].form.word,
        at: document.tree.range(document.components[place].syntax), user: users[place])
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A component that isn't reachable from the root.
  fileprivate static func unusedComponent(
    _ name: String, _ form: String, at range: SourceRange,
    user: (name: String, range: SourceRange)?
  ) -> Diagnostic {
    lint(
      "unused-component",
      "the \(form) '\(name)' is never used", at: range,
      help: "remove it, or use it inside \"root\"",
      notes: [
        user.map { Note("only '\($0.name)' uses it, which is also unused", at: $0.range) }
      ])
  }
}

extension DiagnosticExplanation {
  fileprivate static let unusedComponent = DiagnosticExplanation(
    "unused-component",
    "A component is declared, but neither the root view nor a component that is used contains "
      + "it.",
    .lint(#"{ "viewtree": 1, "components": { "Row": { "body": "Color" } }, "root": "Color" }"#),
    wayOut: "Remove it, or use it inside the root view.")
}
