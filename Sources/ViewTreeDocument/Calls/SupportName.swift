/// Names that listings declare for features that documents have and SwiftUI lacks
/// (docs/reference/listings.md).
///
/// The listing writer declares the names that it uses at the end of the file. If a Swift file
/// declares one of these names, the reader gives it the document's meaning.
package enum SupportName: String, CaseIterable, Sendable {
  /// An unspecified color: `Color.documentColor` is the view `Color` without arguments.
  case color = "documentColor"
  /// The view `Box` with the lengths that it takes.
  case box = "DocumentBox"
  /// The argument `size` of a leaf: `.documentSize(width: 40, height: 20)`.
  case size = "documentSize"
  /// An element of a loop with the identity that a closure gives it.
  case element = "DocumentElement"
  /// A value of the environment between views: `DocumentEnvironment(\.locale) { locale in … }`.
  case environment = "DocumentEnvironment"
}
