/// Diagnostics about formatting a document.
extension Diagnostic {
  static func keyTooLongForYAML(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "key-too-long-for-yaml", message: "a YAML key has at most 1024 characters",
      range: range, help: "shorten it, or keep the document as JSON")
  }

  static func commentHasNoPlace(at range: SourceRange, isJSON: Bool) -> Diagnostic {
    Diagnostic(
      id: "comment-has-no-place",
      message: isJSON
        ? "JSON has no comments: this comment would be lost"
        : "this comment would be lost",
      range: range,
      help: isJSON
        ? "remove the comments, or write them as members 'comment'"
        : "put it on its own line before a key or an element")
  }
}
