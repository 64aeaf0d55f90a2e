import ViewTreeNumbers

/// How the code of a definition reads one of its arguments: where that stands, and what it is read as.
///
/// Only a `ParameterList` makes handles, one for each parameter as it is declared, so that nobody counts places.
public struct Handle<Content>: BitwiseCopyable, Sendable {
  private let number: UInt16

  init(_ place: Int) { number = UInt16(clamping: place) }

  /// The place of the parameter in its definition.
  public var place: Int { Int(number) }
}

/// Stands for text in a handle; a `LayoutContext` reads it where it stands.
public enum TextArgument {}
/// Stands for a closure in a handle; whoever runs it looks it up in the document.
public enum ClosureArgument {}
/// Stands for the names of a closure's parameters in a handle: the decoder alone reads them.
public enum NamesArgument {}

/// An argument that is one of some names, each of which stands for a value.
struct Choice<Content: Sendable>: Sendable {
  let handle: Handle<Int>
  private let values: [Content]

  init(_ handle: Handle<Int>, _ values: [Content]) {
    self.handle = handle
    self.values = values
  }

  /// What the name at a place stands for.
  func value(at place: Int) -> Content? { values.indices.contains(place) ? values[place] : nil }
}
