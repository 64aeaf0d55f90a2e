/// A state variable that the search for feedback loops changes: one of the document, or one of all
/// instances of a component or a class at once.
struct FeedbackVariable: Hashable {
  /// The declaration that contains the variable.
  enum Owner: Hashable {
    case document
    /// A component, by its index in `Document.components`.
    case component(Int)
    /// A class, by its name.
    case type(String)
  }

  let owner: Owner
  /// The index of the variable in its declaration.
  let index: Int
}
