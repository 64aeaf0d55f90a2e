/// A name of the next node.
struct YAMLAnchor {
  var name: [UInt8]
  /// The `&` and the name.
  var range: SourceRange
}
