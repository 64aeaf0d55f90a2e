/// Something whose value depends on others, in the graph that is searched for feedback loops
/// (docs/semantics.md, Feedback loops).
struct FeedbackVertex: Hashable {
  /// What a vertex is.
  enum Kind: UInt8, CaseIterable {
    /// A variable of scripts, the state variables first; and what it tells of sizes only, where it holds
    /// anchors or a geometry proxy.
    case variable, variableSizes
    /// The value of a modifier with a preference key, likewise.
    case preference, preferenceSizes
    /// What a node of the layout is proposed, its size, its place, and its alignment guides.
    case proposal, size, place, guide
    /// What a node's own arguments change, how it shares space among its children, and how far the
    /// children before one of them reach.
    case arguments, sharing, preceding
    /// Some scripts together.
    case junction
    /// Which writers of a key there are.
    case presence
  }

  let kind: Kind
  let index: UInt32

  init(_ kind: Kind, _ index: UInt32) {
    self.kind = kind
    self.index = index
  }
}

/// A value as a whole, and what it tells of sizes only: an anchor moves although its size stays.
struct FeedbackSource {
  let whole: FeedbackVertex
  let sizes: FeedbackVertex

  init(whole: FeedbackVertex, sizes: FeedbackVertex) {
    self.whole = whole
    self.sizes = sizes
  }

  /// A vertex without such a difference.
  init(_ vertex: FeedbackVertex) { self.init(whole: vertex, sizes: vertex) }

  static func variable(_ index: UInt32) -> FeedbackSource {
    FeedbackSource(
      whole: FeedbackVertex(.variable, index), sizes: FeedbackVertex(.variableSizes, index))
  }

  static func preference(_ index: UInt32) -> FeedbackSource {
    FeedbackSource(
      whole: FeedbackVertex(.preference, index), sizes: FeedbackVertex(.preferenceSizes, index))
  }
}
