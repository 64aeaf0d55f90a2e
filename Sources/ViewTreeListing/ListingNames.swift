import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

/// The names of all types that a listing declares, which share one scope in Swift.
///
/// Each section of a document has a separate scope. A name that reports show is never changed, so
/// two sections with the same name have no Swift equivalent. Types that only the listing declares
/// get a unique name.
struct ListingNames {
  typealias Index = SyntaxNode.Index

  /// The names of the document, with the first declaration of each.
  private(set) var declared: [String: Index] = [:]
  /// The second declarations.
  private(set) var repeated: [(name: String, node: Index)] = []
  /// Names that hide a view of SwiftUI in its own listing.
  private(set) var hiding: [(name: String, node: Index)] = []
  /// The types of modifiers, by their indices among the components.
  private(set) var modifierTypes: [Int: String] = [:]
  /// The types of the keys of the environment, by the names of their values.
  private(set) var environmentKeyTypes: [String: String] = [:]
  /// The view that is the root of the document.
  private(set) var root = "ContentView"
  private var taken: Set<String> = []

  init(_ document: Document, _ sections: DocumentSections) {
    let views = ViewRegistry.standard
    addDeclared(document, sections)
    let shown = Set(
      document.templates.filter { $0.kind == .view }.map { views.definitions[$0.view].name })
    let ownViews = Set(document.components.map(\.name)).union(document.layouts.map(\.name))
    hiding = declared.filter { shown.contains($0.key) && !ownViews.contains($0.key) }
      .map { (name: $0.key, node: $0.value) }.sorted { $0.node < $1.node }
    for (place, component) in document.components.enumerated() where component.isModifier {
      let name = component.name.capitalizedFirst
      let isView = views.definitions.contains { $0.name == name }
      modifierTypes[place] = free(
        name == component.name || isView ? name + "Modifier" : name, or: name + "Modifier")
    }
    for key in document.environmentKeys where !key.isObject {
      let name = key.name.capitalizedFirst + "Key"
      environmentKeyTypes[key.name] = free(name, or: "Environment" + name)
    }
    root =
      ["ContentView", "RootView"].first { !taken.contains($0) }
      ?? free("DocumentView", or: "ListedDocumentView")
  }

  private mutating func addDeclared(_ document: Document, _ sections: DocumentSections) {
    var names = sections.members(of: "types").map { ($0.name, $0.node - 1) }
    let declaredKeys = document.navigationTitleKey ?? document.preferenceKeys.count
    names += document.preferenceKeys.prefix(declaredKeys).map { ($0.name, $0.syntax) }
    names += document.layoutValueKeys.map { ($0.name, $0.syntax) }
    names += document.layouts.map { ($0.name, $0.syntax) }
    names += document.components.filter { !$0.isModifier }.map { ($0.name, $0.syntax) }
    for (name, node) in names {
      if taken.insert(name).inserted {
        declared[name] = node
      } else {
        repeated.append((name, node))
      }
    }
  }

  /// The first of two names that is unused, or the second name with a number.
  private mutating func free(_ name: String, or other: String) -> String {
    var found = name
    var number = 1
    while !taken.insert(found).inserted {
      found = number == 1 ? other : "\(other)\(number)"
      number += 1
    }
    return found
  }
}
