/// The options for reading a Swift file: the root view, and the treatment of unsupported code.
package struct SwiftOptions: Sendable {
  /// The name of the root view. By default a preview selects it.
  package var root: String?
  /// The preview that is shown, by its name or its number from 1.
  package var preview: String?
  /// True if unsupported code is an error.
  package var holesAreErrors: Bool

  package init(root: String? = nil, preview: String? = nil, holesAreErrors: Bool = false) {
    self.root = root
    self.preview = preview
    self.holesAreErrors = holesAreErrors
  }
}
