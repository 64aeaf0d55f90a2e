/// The body of a component, a modifier or a style, by the name of its declaration.
package struct BodyName: Hashable, Sendable {
  /// The section of the document: `components`, `modifiers` or `styles`.
  package let section: String
  /// The sections whose declarations have bodies.
  package static let sections: Set = ["components", "modifiers", "styles"]
  /// The name of the declaration.
  package let name: String

  /// Creates the name of a body.
  package init(section: String, name: String) {
    self.section = section
    self.name = name
  }

  init(_ component: ComponentTemplate) {
    name = component.name
    switch component.form {
    case .view: section = "components"
    case .modifier: section = "modifiers"
    case .style: section = "styles"
    }
  }
}
