import ViewTreeScript
import ViewTreeSyntax

/// A container that the document itself declares: a type that follows SwiftUI's `Layout`.
///
/// It's a declared type of scripts too: its fields are the parameters and then `cache`, its
/// methods the closures below and the functions that they use.
public struct LayoutTemplate: Sendable {
  /// A closure of a layout. Scripts can't call it, because names in scripts have no dots.
  public enum Method: String, CaseIterable, Sendable {
    /// `makeCache(subviews:)`.
    case makeCache = "Layout.makeCache"
    /// `sizeThatFits(proposal:subviews:cache:)`.
    case sizeThatFits = "Layout.sizeThatFits"
    /// `placeSubviews(in:proposal:subviews:cache:)`.
    case placeSubviews = "Layout.placeSubviews"

    /// SwiftUI's name.
    public var name: String { String(rawValue.dropFirst("Layout.".count)) }

    /// The parameters with SwiftUI's names. The cache is a field.
    var parameters: [ScriptTypes.Method.Parameter] {
      let proposal = ScriptTypes.Method.Parameter(
        label: "proposal", name: "proposal", typeName: "ProposedViewSize")
      let subviews = ScriptTypes.Method.Parameter(
        label: "subviews", name: "subviews", typeName: "Subviews")
      let bounds = ScriptTypes.Method.Parameter(label: "in", name: "bounds", typeName: "CGRect")
      return switch self {
      case .makeCache: [subviews]
      case .sizeThatFits: [proposal, subviews]
      case .placeSubviews: [bounds, proposal, subviews]
      }
    }

    /// The type of the result as scripts write it.
    var resultTypeName: String? { self == .sizeThatFits ? "CGSize" : nil }
  }

  /// Its name.
  public let name: String
  /// Its parameters, in the order declared.
  public let parameters: [ComponentTemplate.Parameter]
  /// The syntax nodes of the closures.
  let closures: [Method: SyntaxNode.Index]
  /// The node of its declaration.
  public let syntax: SyntaxNode.Index

  /// True if the layout has the closure.
  public func has(_ method: Method) -> Bool { closures[method] != nil }
}

extension Document {
  /// The diagnostic of a failure in a closure of a layout, or in a function that it uses.
  public func diagnostic(
    of failure: ScriptFailure, in method: LayoutTemplate.Method, of layout: LayoutTemplate
  ) -> Diagnostic {
    if failure.range != nil { return diagnostic(of: failure.problem) }
    let closure = layout.closures[method] ?? layout.syntax
    return diagnostic(
      of: ScriptProblem(
        failure.kind, range: 0..<0, origin: ScriptOrigin(syntax: closure).number))
  }

  /// The source range of a layout's closure.
  public func range(of method: LayoutTemplate.Method, of layout: LayoutTemplate) -> SourceRange {
    tree.range(layout.closures[method] ?? layout.syntax)
  }
}
