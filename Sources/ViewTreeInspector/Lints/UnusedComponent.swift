import ViewTreeDocument
import ViewTreeSyntax

extension Lint {
  /// A component without a use.
  static let unusedComponent = Lint(
    "unused-component", "The root does not lead to a component."
  ) { subject in
    let document = subject.document
    let isUsed = subject.flow.usedComponents
    var users: [Int: (name: String, range: SourceRange)] = [:]
    for (place, component) in document.components.enumerated() where !isUsed[place] {
      for index in component.body.first..<component.body.end {
        let template = document.templates[Int(index)]
        let inner = Int(template.definition)
        guard template.kind == .component, inner != place, users[inner] == nil else { continue }
        users[inner] = (component.name, document.nameRange(ofViewAt: template.syntax))
      }
    }
    return document.components.indices.filter { !isUsed[$0] }.map { place in
      .unusedComponent(
        document.components[place].name, isModifier: document.components[place].isModifier,
        at: document.tree.range(document.components[place].syntax), user: users[place])
    }
  }
}
