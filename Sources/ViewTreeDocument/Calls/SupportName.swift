/// What documents have and SwiftUI does not, by the names that listings declare for it (docs/swift.md).
///
/// The writer of listings uses these names and declares them at the end of the file. The reader of Swift takes a
/// name that stands here, if the file declares it, for what the document has.
package enum SupportName: String, CaseIterable, Sendable {
  /// A color that is not said: `Color.documentColor` is the view `Color` without arguments.
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
