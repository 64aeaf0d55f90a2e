import ViewTreeDocument
import ViewTreeSyntax

/// The modifiers that write, change, and read each preference key: those of the last pass, and
/// those in branches that aren't live.
///
/// Requires an evaluation that keeps its last pass (`InspectionOptions.keepsLayout`).
public struct KeyGraph {
  /// A preference key.
  public struct Key {
    /// Its name.
    public let name: String
    /// True if the key is SwiftUI's own, so that no document declares it.
    public let isOfSystem: Bool
    /// The declaration of the key. Meaningless for a key of SwiftUI.
    public let syntax: SyntaxNode.Index
    /// Its default value in the document, or `nil` for Swift's `nil`.
    public let defaultValue: SyntaxNode.Index?
    /// Its `reduce` in the document.
    public let reduce: SyntaxNode.Index?
    /// The modifiers: those of the last pass in view-tree order, then the others in the order of
    /// the document.
    public internal(set) var uses: [KeyUse]
    /// The dead end of the key as a whole, or `nil`.
    public internal(set) var deadEnd: DeadEnd?

    /// The uses of one kind.
    public func uses(_ role: KeyRole) -> [KeyUse] { uses.filter { $0.role == role } }
  }

  /// The reason why a key as a whole has no effect.
  public enum DeadEnd: Sendable {
    /// No modifier writes, changes, or reads it.
    case unused
    /// It's written, but never read.
    case neverRead
    /// It's read, but never written.
    case neverWritten
  }

  /// The document's keys, in the order declared, then those of the system that it uses.
  public internal(set) var keys: [Key]

  /// Finds the uses of all keys.
  public init(_ explainer: LayoutExplainer) {
    self.init(explainer, KeyFlow(explainer.pass.document))
  }

  init(_ explainer: LayoutExplainer, _ flow: KeyFlow) {
    let builder = KeyGraphBuilder(explainer, flow)
    builder.addLive()
    builder.addOthers()
    builder.addOtherComponents()
    builder.addOtherTitles()
    keys = builder.keys()
  }
}
