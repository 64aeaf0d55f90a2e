import ViewTreeNumbers

/// A typed reference from a definition's code to one of its arguments: an index, and the type to
/// read.
///
/// Only a `ParameterList` makes handles, one for each parameter that it declares, so that no code
/// counts indices.
public struct Handle<Content>: BitwiseCopyable, Sendable {
  private let number: UInt16

  init(_ place: Int) { number = UInt16(clamping: place) }

  /// The index of the parameter in its definition.
  public var place: Int { Int(number) }
}

/// Marks text in a handle. A `LayoutContext` reads it in place.
public enum TextArgument {}
/// Marks a closure in a handle. The code that runs it looks it up in the document.
public enum ClosureArgument {}
/// Marks the names of a closure's parameters in a handle. Only the decoder reads them.
public enum NamesArgument {}

/// An argument that is one of some names, each with a value.
struct Choice<Content: Sendable>: Sendable {
  let handle: Handle<Int>
  private let values: [Content]

  init(_ handle: Handle<Int>, _ values: [Content]) {
    self.handle = handle
    self.values = values
  }

  /// The value of the name at an index.
  func value(at place: Int) -> Content? { values.indices.contains(place) ? values[place] : nil }
}
