import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Writes a document as Swift, section by section, and collects the parts without a Swift
/// equivalent.
final class ListingWriter {
  typealias Index = SyntaxNode.Index

  let document: Document
  let tree: SyntaxTree
  let types: FoundTypes
  let sections: DocumentSections
  private(set) var diagnostics: [Diagnostic] = []
  /// The helper types and modifiers that the views use.
  var support: Set<SupportName> = []
  /// The nesting depth of the builder being written.
  var depth = 0
  /// The component whose body is being written.
  var openComponent: Int?
  // The definitions that templates refer to by index.
  let views = ViewRegistry.standard
  let modifiers = ModifierRegistry.standard
  private var viewShapes: [String: [CallOverload]] = [:]
  private var modifierShapes: [String: [CallOverload]] = [:]
  /// The kind of measurement in the current code.
  var probing = Probing.off
  /// The indices of the document's entries.
  let numbers: [Index: Int]
  /// The state variables with a property wrapper of the system in Swift.
  let systemNames: SystemNames
  /// The parts of the document's state, functions and values that each component uses.
  let handedDown: [Captured]
  /// The names of the types that the listing declares.
  let names: ListingNames

  init(_ document: Document, _ types: FoundTypes) {
    self.document = document
    self.types = types
    tree = document.tree
    sections = DocumentSections(document.tree)
    numbers = Dictionary(document.templates.enumerated().map { ($1.syntax, $0) }) { first, _ in
      first
    }
    systemNames = SystemNames(document)
    handedDown = Captured.ofComponents(in: document)
    names = ListingNames(document, sections)
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// The ways to make a view, read when the listing uses the first view.
  func shapes(of view: ViewDefinition) -> [CallOverload] {
    if let known = viewShapes[view.name] { return known }
    let shapes = CallOverloads.shapes(of: view)
    viewShapes[view.name] = shapes
    return shapes
  }

  /// The forms of a modifier, read when the listing uses the first modifier.
  func shapes(of modifier: ModifierDefinition) -> [CallOverload] {
    if let known = modifierShapes[modifier.name] { return known }
    let shapes = CallOverloads.shapes(of: modifier)
    modifierShapes[modifier.name] = shapes
    return shapes
  }

  /// A name that the listing declares because it's used.
  func use(_ name: SupportName) -> String {
    support.insert(name)
    return name.rawValue
  }

  /// Reports the structures that scripts make without a declaration. A document accepts them, but
  /// Swift doesn't.
  private func reportUndeclaredTypes() {
    var known: Set<String> = []
    let styles = document.styleScripts
    for (place, script) in document.scripts.enumerated() where !styles.contains(ID(place)) {
      for name in script.program.undeclaredTypes where known.insert(name).inserted {
        report(
          .noSwift(
            "the type '\(name)', which is not declared", help: "declare its fields under 'types'",
            at: tree.range(script.syntax)))
      }
    }
  }

  /// All lines of the file.
  func file() -> [String] {
    file(endingWith: [["#Preview {", "  \(rootName)()", "}"]], besides: ["Events"])
  }

  /// All lines of a file that measures itself. They contain the hash of the file without measuring.
  func file(measuredBy host: HarnessHost, listing: String) -> [String] {
    probing = .on(word: nil)
    let blocks = Harness.blocks(for: host, document, root: rootName, listing: listing)
    return file(endingWith: blocks, besides: ["Events"] + HarnessSupport.names)
  }

  private func file(endingWith end: [[String]], besides names: [String]) -> [String] {
    reportUndeclaredTypes()
    let declarations =
      typeDeclarations() + alignmentDeclarations() + probed(keys: keyDeclarations())
      + environmentKeyDeclarations() + layoutValueKeyDeclarations() + publisherDeclarations()
      + layoutDeclarations() + componentDeclarations()
    let content = contentView()
    reportTakenNames(besides: names)
    let own = SupportName.allCases.filter { support.contains($0) }.map { ListingSupport.lines($0) }
    let blocks =
      settings() + [["import SwiftUI"]] + declarations + [content] + end
      + (own.isEmpty ? [] : [[ListingSupport.mark]]) + own
    return blocks.joined(separator: [""]).flatMap { FunctionHead.lines($0) }
  }

  // MARK: - Names

  /// The name of the view for the document's root, which is unique.
  private var rootName: String { names.root }

  /// Reports names that Swift uses otherwise: declarations of another section, views that the
  /// document shows, or helper code of the listing.
  private func reportTakenNames(besides others: [String]) {
    for (name, node) in names.repeated {
      report(
        .noSwift(
          "a second '\(name)'",
          help:
            "in Swift, keys, types, layouts, styles and components share one scope: rename one of "
            + "them",
          at: tree.range(node)))
    }
    for (name, node) in names.hiding {
      report(
        .noSwift(
          "a '\(name)' with the name of a SwiftUI view",
          help: "in Swift, it would hide the view: choose another name", at: tree.range(node)))
    }
    for name in support.map(\.rawValue).sorted() + others {
      guard let node = names.declared[name] else { continue }
      report(
        .noSwift(
          "a second '\(name)'",
          help: "the generated code also declares this name: choose another name",
          at: tree.range(node)))
    }
  }

  /// Reports that a type wasn't found, or that the search didn't reach it.
  func reportNoType(for what: String, of open: Index, at node: Index) {
    report(
      types.unsearched.contains(open)
        ? .typeNotSearched(for: what, at: tree.range(node))
        : .noTypeKnown(for: what, at: tree.range(node)))
  }

  // MARK: - The root view

  private func contentView() -> [String] {
    var lines = ["struct \(rootName): View {"]
    lines += stateLines(document.state).map { "  \($0)" }
    let members = memberLines(document.members, functions: sections.section("functions"))
    if !members.isEmpty { lines += (lines.count > 1 ? [""] : []) + members.map(\.indented) }
    if lines.count > 1 { lines.append("") }
    lines.append("  var body: some View {")
    lines += SwiftPrinter.lines(probedSteps() + statements(document.root), indent: 4)
    return lines + ["  }", "}"]
  }

  // MARK: - Types

  /// The type of a declaration: declared, inferred, or from its value. Reports an error if it is
  /// unknown.
  func typeName(
    _ written: String?, at node: Index, _ argument: Argument?, what: String
  ) -> String? {
    if let written { return written }
    let type = document.type(of: argument)
    if type.isComplete { return type.description }
    reportNoType(for: what, of: node, at: node)
    return nil
  }
}

extension String {
  /// The line indented by two spaces, unless it's empty.
  var indented: String { isEmpty ? self : "  " + self }
}

extension Document {
  /// The scripts of styles, gestures and similar values, whose SwiftUI types aren't modeled here.
  fileprivate var styleScripts: Set<ID<DocumentScript>> {
    var scripts: Set<ID<DocumentScript>> = []
    func add(_ parameters: [ParameterDefinition], _ first: ID<Argument>, _ count: Int) {
      for (place, parameter) in parameters.prefix(count).enumerated() {
        switch parameter.type {
        case .style, .expression, .option, .font:
          if case .script(let script) = arguments[first, place] { scripts.insert(script) }
        default: break
        }
      }
    }
    for template in templates where template.kind == .view {
      let definition = ViewRegistry.standard.definitions[template.view]
      add(definition.parameters, template.firstArgument, Int(template.argumentCount))
    }
    for modifier in modifiers {
      let definition = ModifierRegistry.standard.definitions[modifier.definition]
      add(definition.parameters, modifier.firstArgument, Int(modifier.argumentCount))
    }
    return scripts
  }
}
