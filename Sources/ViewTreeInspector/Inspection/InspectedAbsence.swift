import ViewTreeNumbers
import ViewTreeSyntax

/// A closure or a plain `preference` of the document without a view in the last pass, because its
/// views weren't built (docs/explanation/preferences.md, Skipped closures).
public struct InspectedAbsence: Sendable {
  /// The reason why views weren't built.
  public enum Cause: UInt8, Sendable {
    /// The condition of an `if` is false.
    case isFalse
    /// The condition is true, and the views are in the `else` branch.
    case isTrue
    /// The optional of an `if let` is nil.
    case isNil
    /// The optional isn't nil, and the views are for nil.
    case isNotNil
    /// The subject of a `switch` is another case.
    case otherCase
    /// The data of a `forEach` has no elements.
    case isEmpty
    /// The content of a modifier isn't presented.
    case notPresented
  }

  /// A use of a component.
  public struct Use: Sendable {
    /// The component's name in `InspectionNames.views`.
    public internal(set) var name: ID<InspectionNames.View>
    /// The source location of the use.
    public internal(set) var syntax: SyntaxNode.Index
  }

  /// The modifier in `InspectionNames.modifiers`.
  public internal(set) var modifier: ID<InspectionNames.Modifier>
  /// The key in `InspectionNames.keys`.
  public internal(set) var key: ID<InspectionNames.Key>
  /// The view's name in `InspectionNames.views`.
  public internal(set) var name: ID<InspectionNames.View>
  /// The view's `id`, if it's a string in the document.
  public internal(set) var id: InspectedText
  /// The source location of the modifier.
  public internal(set) var syntax: SyntaxNode.Index
  /// The use of the component that contains it.
  public internal(set) var use: Use?
  /// The reason why its view wasn't built.
  public internal(set) var cause: Cause
  /// The evaluated expression: the source text of the condition, optional, subject, or data, or the
  /// name of the presenting modifier.
  public internal(set) var expression: String
  /// The source location of the expression.
  public internal(set) var gate: SyntaxNode.Index
}
