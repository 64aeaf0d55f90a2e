import ViewTreeScript
import ViewTreeSyntax

/// The names that a document declares for views, modifiers, styles, layouts and state.
struct DeclaredNames {
  /// The names of components, in the order declared.
  var components: [String] = []
  /// Their indices, the first index for each name.
  var componentPlaces: [String: Int] = [:]
  /// The names of modifiers, and the component that the first of them is.
  var modifiers: [String] = []
  var firstModifierComponent = 0
  /// The names of styles, and the component that the first of them is.
  var styles: [String] = []
  var firstStyleComponent = 0
  /// The names of layouts, in the order declared.
  var layouts: [String] = []
  /// The syntax nodes of each layout's closures.
  var layoutClosures: [String: [LayoutTemplate.Method: SyntaxNode.Index]] = [:]
  /// The names of the document's state.
  var state: [ScopeName] = []

  /// True if a view may be a component.
  var hasComponents: Bool { !components.isEmpty }
}
