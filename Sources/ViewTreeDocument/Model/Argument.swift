import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// An argument as the document gives it: a constant, or a script that will be evaluated.
public enum Argument: Sendable {
  /// No argument.
  case absent
  /// A constant number. Infinity if that was written.
  case number(Double)
  /// A constant.
  case bool(Bool)
  /// The index of a name among the parameter's options.
  case option(UInt16)
  /// A constant alignment. One axis is ignored if the parameter has only the other.
  case alignment(Alignment)
  /// A constant set of edges.
  case edges(EdgeSet)
  /// A constant set of axes.
  case axes(AxisSet)
  /// A constant point of a unit square: its index in `NamedMember.unitPoints`.
  case unitPoint(UInt16)
  /// Text without interpolation: a string of the document.
  case text(SyntaxNode.Index)
  /// A literal with Markdown: a string of the document.
  case markdown(SyntaxNode.Index)
  /// The bare name of a member of a style, such as `red`: a string of the document.
  case member(SyntaxNode.Index)
  /// A value in the document's list of constants.
  case constant(ID<Value>)
  /// A script in the document's list.
  case script(ID<DocumentScript>)
  /// A static anchor source: its index in `NamedMember.anchorSources`.
  case anchorSource(UInt16)
  /// A preference key.
  case preferenceKey(ShortID<PreferenceKeyTemplate>)
  /// Two arguments, width and height, in the document's list of arguments.
  case size(firstArgument: ID<Argument>)
  /// The parts of a concatenated text: three arguments each, text, font and weight, in the
  /// document's list of arguments.
  case styledText(firstArgument: ID<Argument>, count: UInt32)
  /// The arguments of `FontMembers`, in the document's list of arguments.
  case font(firstArgument: ID<Argument>)
  /// Views: from one template up to another.
  case content(TemplateRange)
}

extension Argument {
  /// True if there is no argument.
  public var isAbsent: Bool {
    if case .absent = self { return true }
    return false
  }

  /// True if the argument has no value before it's evaluated. Each part of a size has its own
  /// value.
  var isScript: Bool {
    switch self {
    case .script, .constant, .styledText, .markdown, .font: true
    default: false
    }
  }
}

extension [Argument] {
  /// The argument at an index after the first argument of a view or a modifier.
  public subscript(first: ID<Argument>, place: Int) -> Argument { self[first.index + place] }

  /// Adds absent arguments.
  mutating func appendAbsent(count: Int) {
    append(contentsOf: repeatElement(.absent, count: count))
  }
}
