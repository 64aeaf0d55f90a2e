/// A name that was given to the node that follows.
struct YAMLAnchor {
  var name: [UInt8]
  /// The `&` and the name.
  var range: SourceRange
}
