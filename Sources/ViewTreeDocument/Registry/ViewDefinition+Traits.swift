extension ViewDefinition {
  /// Properties of a view that matter for layout faults, taps and pictures.
  public struct Traits: OptionSet, Sendable {
    /// The traits, a bit each.
    public let rawValue: UInt16

    /// Creates a set of the traits whose bits are set.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Its children are in a row.
    public static let row = Traits(rawValue: 1 << 0)
    /// Its children are in a column, or in a table.
    public static let column = Traits(rawValue: 1 << 1)
    /// Spacing separates its children.
    public static let spaced = Traits(rawValue: 1 << 2)
    /// Its content scrolls, and is clipped to its frame.
    public static let scrolls = Traits(rawValue: 1 << 3)
    /// It's a list: it lays out all rows, and whole rows take taps.
    public static let list = Traits(rawValue: 1 << 4)
    /// It has no drawing and no visible content.
    public static let empty = Traits(rawValue: 1 << 5)
    /// Users neither read nor touch it.
    public static let decoration = Traits(rawValue: 1 << 6)
    /// Users touch it.
    public static let control = Traits(rawValue: 1 << 7)
    /// It shows one of its children and only measures the others.
    public static let alternatives = Traits(rawValue: 1 << 9)
    /// In Swift, it's a layout: a value that becomes a view in a call with content.
    public static let layout = Traits(rawValue: 1 << 8)
  }
}
