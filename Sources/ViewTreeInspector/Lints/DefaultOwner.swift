import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeSyntax

/// The view or the modifier whose content contributes the default to a fold.
struct DefaultOwner {
  /// The name of the view or the modifier, and its source range.
  let name: String
  let range: SourceRange
  /// The part of the document that makes the content dynamic.
  let cause: SourceRange?

  init(of node: PreferenceNode.Index, _ subject: LintSubject) {
    let (document, pass) = (subject.document, subject.pass)
    switch NodeOwner(pass.graph.node(node).token) {
    case .view(let view), .column(let view, _):
      let syntax = pass.built.views[view].syntax
      name = subject.inspection.names.views[pass.built.views[view].name]
      range = document.nameRange(ofViewAt: syntax)
      cause = subject.template(at: syntax).flatMap { Self.cause(of: $0, in: document) }
    case .modifier(let modifier):
      (name, range, cause) = Self.owner(pass.built.modifiers[modifier], subject)
    case .closure(let site):
      let modifier = pass.built.modifiers[pass.built.sites[site].modifier]
      (name, range, cause) = Self.owner(modifier, subject)
    }
  }

  private static func owner(
    _ record: ModifierRecord, _ subject: LintSubject
  ) -> (String, SourceRange, SourceRange?) {
    let document = subject.document
    let range = document.nameRange(ofModifierAt: record.syntax)
    let name = ModifierRegistry.standard.definitions[record.definition].name
    guard let modifier = subject.modifier(at: record.syntax) else { return (name, range, nil) }
    let arguments = modifier.arguments
    return (name, range, cause(in: arguments, document))
  }

  private static func cause(of template: ViewTemplate, in document: Document) -> SourceRange? {
    if template.kind == .component {
      return cause(in: document.components[template.component].body, document)
    }
    return cause(
      in: template.arguments, document)
  }

  private static func cause(in arguments: Range<ID<Argument>>, _ document: Document) -> SourceRange?
  {
    for argument in arguments {
      if case .content(let content) = document.arguments[argument],
        let found = cause(in: content, document)
      {
        return found
      }
    }
    return nil
  }

  /// The first entry of a list that may change.
  private static func cause(in content: TemplateRange, _ document: Document) -> SourceRange? {
    let entry = document.entries(of: content).first { $0.template.isDynamic }
    return entry.map { document.nameRange(ofViewAt: $0.template.syntax) }
  }
}
