/// A leaf that declares how large it would be: a resizable image, or a view that viewtree doesn't
/// know (docs/explanation/layout.md, Leaves).
public struct BoxLeaf: LayoutRules {
  /// The lengths that a leaf takes on one axis, in points.
  public struct Length: BitwiseCopyable, Sendable, Equatable {
    /// The minimum length.
    public var minimum: Double
    /// The length if none is proposed.
    public var ideal: Double
    /// The maximum length.
    public var maximum: Double

    /// The lengths of one axis. A minimum above the maximum takes precedence, and the ideal is
    /// clamped to both.
    public init(minimum: Double = 0, ideal: Double = 10, maximum: Double = .infinity) {
      self.minimum = minimum >= 0 ? minimum : 0
      self.maximum = max(maximum, self.minimum)
      self.ideal = min(max(ideal.isFinite ? ideal : 10, self.minimum), self.maximum)
    }

    func answer(_ proposal: Double?) -> Double {
      proposal.map { min(max($0, minimum), maximum) } ?? ideal
    }
  }

  let width: Length
  let height: Length
  // NaN means that the leaf has no text.
  let baseline: Double

  /// A leaf with lengths for both axes. The baseline is measured from the top, in points.
  public init(width: Length, height: Length, baseline: Double? = nil) {
    self.width = width
    self.height = height
    self.baseline = baseline ?? .nan
  }

  /// A resizable image: its ideal size, and the cap insets below which it doesn't shrink.
  public init(ideal: Size, minimum: Size = .zero) {
    self.init(
      width: Length(minimum: minimum.width, ideal: ideal.width),
      height: Length(minimum: minimum.height, ideal: ideal.height))
  }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    baseline.isNaN ? .ordinary : [.ordinary, .containerGuides]
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    Size(width: width.answer(proposal.width), height: height.answer(proposal.height))
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    guard !baseline.isNaN, key == .firstTextBaseline || key == .lastTextBaseline else {
      return nil
    }
    return baseline
  }
}
