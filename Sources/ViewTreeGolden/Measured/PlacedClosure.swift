import ViewTreeSyntax

/// A closure that ran, and where it is written.
package struct PlacedClosure: Equatable, Sendable {
  package let closure: MeasuredClosure
  /// The line of the document, from 1, in which its view starts, or `nil` if it isn't known.
  package let line: SourceLine?
}
