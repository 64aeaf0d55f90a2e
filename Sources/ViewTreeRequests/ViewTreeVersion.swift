/// The version of this viewtree.
package enum ViewTreeVersion {
  /// The version as people write it.
  package static let text = "0.1.0"
}
