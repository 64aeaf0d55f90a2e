import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// An element of a loop whose id another element already has.
struct RepeatedElement {
  /// The loop.
  let syntax: SyntaxNode.Index
  /// The element, and its index in the data, from 0.
  let element: Value
  let place: UInt64
}

extension Pass {
  /// Notes that an element has the id of an earlier element, once for each loop of the document.
  func noteRepetition(_ loop: ViewTemplate, _ element: Value, _ place: UInt64) {
    guard repeatedElements?.contains(where: { $0.syntax == loop.syntax }) == false else { return }
    repeatedElements?.append(
      RepeatedElement(syntax: loop.syntax, element: element, place: place))
  }
}
