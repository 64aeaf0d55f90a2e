import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// A cache of facts about the document that all passes of one evaluation share.
final class SharedCaptures {
  /// A list of views with the number of name levels between them and the closure.
  private struct Content: Hashable {
    let range: TemplateRange
    let levels: Int
  }

  private var content: [Content: [ContentCaptures.Variable]] = [:]
  private var numbers: [String: Int] = [:]
  private var recordNames: InspectionNames?
  /// The names of variables, by the number that causes have for them.
  private(set) var names: [String] = []

  /// The variables that views use, with a number of scopes between them and the closure. The
  /// content of a closure with one parameter has one scope.
  func captures(
    of range: TemplateRange, levels: Int = 1, in document: Document
  ) -> [ContentCaptures.Variable] {
    let key = Content(range: range, levels: levels)
    if let known = content[key] { return known }
    let captures = ContentCaptures(of: range, levels: levels, in: document).variables
    content[key] = captures
    return captures
  }

  /// The names that all records of the document share: all but those that scripts made.
  func names(in document: Document) -> InspectionNames {
    if let recordNames { return recordNames }
    let own =
      (document.components.map(\.name) + document.layouts.map(\.name))
      .map { UniqueName.written(in: $0) } + document.slots.map(\.name)
    let standard = ViewRegistry.standard.names
    let names = InspectionNames(
      // Most documents have no names of their own, and share the list.
      views: NameList(own.isEmpty ? standard : standard + own),
      modifiers: NameList(Self.modifierNames),
      keys: NameList(document.preferenceKeys.map { UniqueName.written(in: $0.name) }))
    recordNames = names
    return names
  }

  private static let modifierNames =
    ModifierRegistry.standard.names + [InspectionNames.navigationBar]

  func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
