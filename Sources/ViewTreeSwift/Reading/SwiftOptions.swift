/// What of a Swift file is shown, and what becomes of what cannot be read.
package struct SwiftOptions: Sendable {
  /// The name of the view that is shown; otherwise a preview says it.
  package var root: String?
  /// The preview that is shown, by its name or its number from 1.
  package var preview: String?
  /// Whether what is left out is an error.
  package var holesAreErrors: Bool

  package init(root: String? = nil, preview: String? = nil, holesAreErrors: Bool = false) {
    self.root = root
    self.preview = preview
    self.holesAreErrors = holesAreErrors
  }
}
