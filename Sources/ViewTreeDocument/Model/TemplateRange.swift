import ViewTreeNumbers

/// A range of adjacent views in a document.
public struct TemplateRange: Hashable, Sendable {
  /// The first view. The next view starts at the end of its template.
  public var first: ID<ViewTemplate>
  /// The end of the last view.
  public var end: ID<ViewTemplate>

  /// Creates a range.
  @inlinable
  public init(first: ID<ViewTemplate>, end: ID<ViewTemplate>) {
    self.first = first
    self.end = end
  }

  /// No views.
  @inlinable public static var empty: TemplateRange { TemplateRange(first: ID(0), end: ID(0)) }

  /// The views with all that belongs to them.
  @inlinable public var templates: Range<ID<ViewTemplate>> { first..<end }

  /// True if the range is empty.
  @inlinable public var isEmpty: Bool { first == end }
}
