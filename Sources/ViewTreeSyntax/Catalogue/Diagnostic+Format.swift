/// The problems of writing a document anew.
extension Diagnostic {
  static func commentHasNoPlace(at range: SourceRange, isJSON: Bool) -> Diagnostic {
    Diagnostic(
      id: "comment-has-no-place",
      message: isJSON
        ? "JSON has no comments: this one would be lost"
        : "this comment would be lost",
      range: range,
      help: isJSON
        ? "remove the comments, or write them as members 'comment'"
        : "put it on a line of its own before a key or an element")
  }
}
