/// One place of the view tree that matters to preferences.
///
/// Views that neither write nor read nor fold have no node, so the graph is as large as its
/// writers, not as the tree.
public struct PreferenceNode: Sendable {
  /// The index of a node in its graph.
  public typealias Index = UInt32

  /// What a node does with the values of its content.
  public enum Kind: UInt8, Sendable {
    /// Folds the operands that have a slot; without one it has none (docs/semantics.md, Slots).
    case staticContainer
    /// Folds likewise, but has a slot for every requested key (docs/semantics.md, Slots).
    case dynamicContainer
    /// Content that is built during placement: a `GeometryReader`'s, or a reader's secondary.
    case deferred
    /// `preference(key:value:)`.
    case preference
    /// `anchorPreference(key:value:transform:)`.
    case anchorPreference
    /// `transformPreference(_:_:)`.
    case transformPreference
    /// `transformAnchorPreference(key:value:transform:)`.
    case transformAnchorPreference
    /// `onPreferenceChange(_:perform:)`.
    case onPreferenceChange
    /// `overlayPreferenceValue(_:_:)`; children are the primary and the deferred secondary.
    case overlayReader
    /// `backgroundPreferenceValue(_:_:)`; children are the primary and the deferred secondary.
    case backgroundReader

    /// Whether the node replaces the value of its content.
    var isWriter: Bool { self == .preference || self == .anchorPreference }
    /// Whether the node changes the value of its content in place.
    var isTransformer: Bool { self == .transformPreference || self == .transformAnchorPreference }
    /// Whether the node builds content from the value that it reads.
    var isContentReader: Bool { self == .overlayReader || self == .backgroundReader }
    /// Whether the node looks at the value of its content.
    var isReader: Bool { rawValue >= Kind.onPreferenceChange.rawValue }
    /// Whether people would see a closure run here.
    public var hasClosure: Bool { rawValue >= Kind.anchorPreference.rawValue }
  }

  /// Whether a key is asked for above a node.
  public enum Request: Equatable, Sendable {
    /// A reader above asks for it.
    case requested
    /// Nobody above reads it.
    case unread
    /// A reader asks, but a writer in between replaces whatever is below it.
    case overridden(by: Index)
  }

  /// What the node does.
  public let kind: Kind
  /// The key that the node writes, transforms or reads; meaningless for containers.
  public let key: PreferenceKeyID
  /// The client's name for it.
  public let token: PreferenceToken
  /// Whether the node's key is asked for above it; for readers, of no meaning.
  public let request: Request
  /// Whether a content reader's secondary shows its own key to readers above
  /// (the overloads with `alignment`; docs/semantics.md, Readers).
  public let mergesOwnKey: Bool

  /// The node that folds or wraps this one; itself for a root.
  var parent: Index
  /// The node's operands in `PreferenceGraph.children`.
  var firstChild: UInt32
  var childCount: UInt32
  /// One bit per key (modulo 64) that has a cell here.
  var resolvedKeys: UInt64
  /// The first of the node's cells, or `PreferenceCell.none`.
  var firstCell: UInt32
  /// `preference`: the value, if the client need not be asked for it.
  var value: PreferenceValueID?
  /// For readers: whether the value was read.
  var wasEvaluated: Bool
}
