import ViewTreeNumbers

/// A node of the view tree that matters to preferences.
///
/// Views that don't write, read, or fold have no node, so the size of the graph depends on its
/// uses, not on the tree.
public struct PreferenceNode: Sendable {
  /// The index of a node in its graph.
  public typealias Index = ID<PreferenceNode>

  /// The effect of a node on the value of its content.
  public enum Kind: UInt8, Sendable {
    /// Folds the operands that have a slot. If none has one, the node has no slot either
    /// (docs/explanation/preferences.md, Slots).
    case staticContainer
    /// Folds in the same way, but has a slot for every requested key
    /// (docs/explanation/preferences.md, Slots).
    case dynamicContainer
    /// Content that is built during placement: a `GeometryReader`'s, or a reader's secondary.
    case deferred
    /// A container that shows one of its views. It has a slot for every requested key, and keeps a
    /// value that the shown view doesn't write.
    case alternatives
    /// A view of such a container, which takes part only if it's shown.
    case alternative
    /// A row of a lazy container, which takes part only if it's visible.
    case row
    /// Content whose values no enclosing reader sees.
    case apart
    /// `preference(key:value:)`.
    case preference
    /// `anchorPreference(key:value:transform:)`.
    case anchorPreference
    /// A value that SwiftUI itself replaces, as for `navigationTitle`. The document has no closure
    /// for it, but reports show it like one.
    case systemPreference
    /// `transformPreference(_:_:)`.
    case transformPreference
    /// `transformAnchorPreference(key:value:transform:)`.
    case transformAnchorPreference
    /// `onPreferenceChange(_:perform:)`.
    case onPreferenceChange
    /// A view that reads a key of the system from its content, and keeps the value to itself.
    case systemReader
    /// `overlayPreferenceValue(_:_:)`. Its children are the primary and the deferred secondary.
    case overlayReader
    /// `backgroundPreferenceValue(_:_:)`. Its children are the primary and the deferred secondary.
    case backgroundReader

    /// True if the node replaces the value of its content.
    public var isWriter: Bool {
      self == .preference || self == .anchorPreference
    }
    /// True if the node changes the value of its content in place.
    var isTransformer: Bool {
      self == .transformPreference || self == .transformAnchorPreference
        || self == .systemPreference
    }
    /// True if the node takes part only if its view is shown.
    var isAlternative: Bool { self == .alternative || self == .row }
    /// True if the node builds content from the value that it reads.
    public var isContentReader: Bool { self == .overlayReader || self == .backgroundReader }
    /// True if the node reads the value of its content.
    public var isReader: Bool { rawValue >= Kind.onPreferenceChange.rawValue }
    /// True if the node runs a closure that reports show.
    public var hasClosure: Bool { rawValue >= Kind.anchorPreference.rawValue }
  }

  /// The request for a key above a node.
  public enum Request: Equatable, Sendable {
    /// A reader above requests it.
    case requested
    /// No reader above reads it.
    case unread
    /// A reader requests the value, but a writer between them replaces any value below it.
    case overridden(by: Index)
  }

  /// The effect of the node.
  public let kind: Kind
  /// The key that the node writes, transforms, or reads. Meaningless for containers.
  public let key: PreferenceKeyID
  /// The client's name for it.
  public let token: PreferenceToken
  /// The request for the node's key above it. For readers, it has no meaning.
  public var request: Request {
    switch packedRequest {
    case Self.requested: .requested
    case Self.unread: .unread
    default: .overridden(by: ID(packedRequest))
    }
  }
  /// True if a content reader's secondary shows its own key to readers above. These are the
  /// overloads with `alignment` (docs/explanation/preferences.md, Readers).
  public var mergesOwnKey: Bool { flags & Self.mergesOwnKeyFlag != 0 }

  // A node takes 32 bytes. Pulling visits all nodes and spends most of its time waiting for memory.

  private var flags: UInt8 = 0
  private let packedRequest: UInt32
  private var packedValue: UInt32 = .max
  /// The node that folds or wraps this one, or the node itself for a root.
  var parent: Index
  /// The node's operands in `PreferenceGraph.children`.
  var firstChild: UInt32 = 0
  var childCount: UInt32 = 0
  /// The first of the node's cells, or `PreferenceCell.none`.
  var firstCell = PreferenceCell.none

  init(
    _ kind: Kind, key: PreferenceKeyID, token: PreferenceToken, request: Request,
    mergesOwnKey: Bool, index: Index
  ) {
    self.kind = kind
    self.key = key
    self.token = token
    parent = index
    packedRequest =
      switch request {
      case .requested: Self.requested
      case .unread: Self.unread
      case .overridden(let writer): writer.rawValue
      }
    if mergesOwnKey { flags = Self.mergesOwnKeyFlag }
  }

  /// The value of a `preference`, if it's known without a call of the client.
  var value: PreferenceValueID? {
    get {
      packedValue == .max || kind == .onPreferenceChange
        ? nil : PreferenceValueID(Int(packedValue))
    }
    set { packedValue = newValue?.index ?? .max }
  }

  /// The nearest node below an `onPreferenceChange` with content that isn't an `onPreferenceChange`
  /// itself.
  ///
  /// Readers have no value, so the field for the value stores it.
  var passage: Index? {
    get { kind == .onPreferenceChange && packedValue != .max ? ID(packedValue) : nil }
    set { packedValue = newValue?.rawValue ?? .max }
  }

  /// True if the value of a reader was read.
  var wasEvaluated: Bool {
    get { flags & Self.wasEvaluatedFlag != 0 }
    set { flags = newValue ? flags | Self.wasEvaluatedFlag : flags & ~Self.wasEvaluatedFlag }
  }

  /// True if an alternative or a row is shown.
  var isShown: Bool {
    get { flags & Self.isShownFlag != 0 }
    set { flags = newValue ? flags | Self.isShownFlag : flags & ~Self.isShownFlag }
  }

  private static let mergesOwnKeyFlag: UInt8 = 1
  private static let wasEvaluatedFlag: UInt8 = 2
  private static let isShownFlag: UInt8 = 4
  private static let requested = UInt32.max
  private static let unread = UInt32.max - 1
}
