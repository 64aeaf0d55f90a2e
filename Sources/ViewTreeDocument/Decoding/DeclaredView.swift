/// What the views of a document's own have in common: a name and parameters.
struct DeclaredView {
  /// What a use of it is.
  let kind: ViewTemplate.Kind
  /// Its place among the declarations of its kind.
  let place: Int
  /// Its name.
  let name: String
  /// Its parameters, in the order declared.
  let parameters: [ComponentTemplate.Parameter]
  /// Whether it has children: the last argument.
  let hasContent: Bool
}
