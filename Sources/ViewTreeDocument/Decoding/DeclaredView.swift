/// The common part of views that a document declares: a name and parameters.
struct DeclaredView {
  /// The kind of template that a use of the view becomes.
  let kind: ViewTemplate.Kind
  /// Its index among the declarations of its kind.
  let place: Int
  /// Its name.
  let name: String
  /// Its parameters, in the order declared.
  let parameters: [ComponentTemplate.Parameter]
  /// True if the view has children, which are its last argument.
  let hasContent: Bool
}
