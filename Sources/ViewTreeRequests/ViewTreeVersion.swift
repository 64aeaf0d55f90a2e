/// The version of this viewtree.
package enum ViewTreeVersion {
  /// The version without the commit.
  package static let text = "0.1.0"

  /// The commit of the sources in a program that `.ci/install` built, or `nil`. The script writes
  /// it into the finished program, over the dashes, so that no build needs generated code.
  package static var commit: String? {
    let text = stamp.description.dropFirst("viewtree-commit:".count).prefix { $0 != "-" }
    return text.isEmpty ? nil : String(text)
  }

  /// The version with the commit, if it's known.
  package static var full: String { commit.map { "\(text) (\($0))" } ?? text }

  private static let stamp: StaticString = "viewtree-commit:----------------"
}
