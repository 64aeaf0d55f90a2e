extension ModifierDefinition {
  /// Properties of a modifier that matter for layout faults and pictures.
  public struct Traits: OptionSet, Sendable {
    /// The traits, a bit each.
    public let rawValue: UInt16

    /// Creates a set of the traits whose bits are set.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// It intentionally moves, turns or scales its content.
    public static let moves = Traits(rawValue: 1 << 0)
    /// It clips its content.
    public static let clips = Traits(rawValue: 1 << 1)
    /// It hides its content.
    public static let hides = Traits(rawValue: 1 << 2)
    /// It defines the available space.
    public static let bounds = Traits(rawValue: 1 << 3)
    /// It intentionally adds or removes space at edges.
    public static let pads = Traits(rawValue: 1 << 4)
    /// It configures a preview and doesn't change the view.
    public static let previewOnly = Traits(rawValue: 1 << 5)
  }
}
