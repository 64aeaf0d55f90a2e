import ViewTreeDocument
import ViewTreeSyntax

/// The options for reading a Swift file: the root view, and the treatment of unsupported code.
package struct SwiftOptions: Sendable {
  /// The name of the root view. By default a preview selects it.
  package var root: String?
  /// The preview that is shown, by its name or its number from 1.
  package var preview: String?
  /// The path of the file whose previews have these names and numbers. By default all files.
  package var file: String?
  /// The window of documents that set none.
  package var window: WindowDescription
  /// The treatment of unsupported code.
  package enum Holes: String, Sendable {
    /// Warnings. With several files, only the first warnings.
    case warn
    /// All warnings.
    case all
    /// Errors.
    case error
  }

  package var holes: Holes
  /// The values of expressions that viewtree can't know.
  package var assumptions = Assumptions()
  /// An object with values of expressions that have no other, and its tree.
  package var defaults: (tree: SyntaxTree, object: SyntaxNode.Index)?
  /// The images, colors, and strings of the target. `nil` if there are none.
  package var resources: (any SwiftResources)?

  package init(
    root: String? = nil, preview: String? = nil, file: String? = nil, holes: Holes = .warn,
    window: WindowDescription = .standard
  ) {
    self.root = root
    self.preview = preview
    self.file = file
    self.window = window
    self.holes = holes
  }
}
