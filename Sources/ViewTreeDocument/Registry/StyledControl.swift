import ViewTreeScript

/// The configuration that a document's own style gets from a control.
public struct StyledControl: Sendable {
  /// Views that the style places.
  public struct Part: Sendable {
    /// The name in the configuration, such as `label`.
    public let name: String
    /// The views of the part.
    let content: Handle<TemplateRange>?
    /// Text instead of the views.
    let text: Handle<TextArgument>?
    /// The name of a symbol instead of the views.
    let symbol: Handle<TextArgument>?

    init(
      _ name: String, _ content: Handle<TemplateRange>?, text: Handle<TextArgument>? = nil,
      symbol: Handle<TextArgument>? = nil
    ) {
      self.name = name
      self.content = content
      self.text = text
      self.symbol = symbol
    }
  }

  /// A value that the style may read.
  public enum Fact: Sendable {
    /// A fact that is true for every control.
    case constant(String, Bool)
    /// A truth value that the control is bound to.
    case binding(String, Handle<Value>)
    /// One of the names that an argument can be.
    case name(String, Handle<Int>)
    /// A part of a total, from 0 to 1, or `nil` without a value.
    case fraction(String, of: Handle<Double>, total: Handle<Double>)
    /// The relative position of a value in a range, from 0 to 1.
    case position(String, of: Handle<Double>, in: Handle<Value>)
    /// The action of the control.
    case action(String, Handle<ClosureArgument>)
  }

  /// The kind of styles that it takes.
  public let kind: StyleKind
  /// Its views.
  public let parts: [Part]
  /// The other values of the configuration.
  public let facts: [Fact]
  /// True if it's unchanged in the row of a list.
  public let isPlainInRows: Bool

  init(
    _ kind: StyleKind, _ parts: [Part], _ facts: [Fact] = [], isPlainInRows: Bool = false
  ) {
    self.kind = kind
    self.parts = parts
    self.facts = facts
    self.isPlainInRows = isPlainInRows
  }
}
