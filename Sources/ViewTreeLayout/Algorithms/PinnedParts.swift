/// The parts of sections that a lazy stack or grid keeps at the edges of its scroll view.
public struct PinnedParts: OptionSet, BitwiseCopyable, Sendable {
  /// A bit for each part.
  public let rawValue: UInt8

  /// The parts of a bit set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let headers = PinnedParts(rawValue: 1)
  /// The footers of sections.
  public static let footers = PinnedParts(rawValue: 2)

  /// True if a part is pinned.
  func contains(_ part: SectionPart) -> Bool {
    switch part {
    case .content: false
    case .header: contains(.headers)
    case .footer: contains(.footers)
    }
  }
}
