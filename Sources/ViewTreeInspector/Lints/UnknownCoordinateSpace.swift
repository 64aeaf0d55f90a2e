import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

extension Lint {
  /// Finds named spaces that mean the window because no view defines the name
  /// (docs/explanation/layout.md, Coordinate spaces).
  static let unknownCoordinateSpace = Lint(
    "unknown-coordinate-space",
    "A frame uses a coordinate space that no enclosing view declares.",
    explanation: .unknownCoordinateSpace
  ) { subject in
    let uses = subject.namedSpaces
    guard !uses.isEmpty else { return [] }
    let (declared, askingViews) = (subject.declaredSpaces, subject.askingViews)
    var findings: [Diagnostic] = []
    var told: Set<SourceRange> = []
    for use in uses {
      let missing = askingViews[use.name]?.first { $0.range.contains(use.range) }
      let isNowhere = declared.map { $0[use.name] == nil } ?? false
      guard isNowhere || missing != nil, told.insert(use.range).inserted else { continue }
      findings.append(
        .unknownCoordinateSpace(
          use.name, at: use.range,
          reader: missing.map { subject.document.nameRange(ofViewAt: $0.view) },
          declaration: declared?[use.name],
          near: NearMatch.nearestName(to: use.name, in: declared?.keys.sorted() ?? [])))
    }
    return findings
  }
}

extension LintSubject {
  /// The coordinate spaces that the document gives names to, or `nil` if a name is computed.
  fileprivate var declaredSpaces: [String: SourceRange]? {
    var found: [String: SourceRange] = [:]
    for modifier in document.modifiers {
      let definition = ModifierRegistry.standard.definitions[modifier.definition]
      guard case .coordinateSpace(let handle) = definition.meaning else { continue }
      guard case .text(let text) = document.argument(handle, of: modifier) else {
        return nil
      }
      let name = tree.text(text)
      if found[name] == nil { found[name] = tree.range(text) }
    }
    return found
  }

  /// The views that use a space that no enclosing view defines, once each, by name and in order.
  fileprivate var askingViews: [String: [(view: SyntaxNode.Index, range: SourceRange)]] {
    var known: [String: Set<SyntaxNode.Index>] = [:]
    let asking = missingSpaces.filter { known[$0.name, default: []].insert($0.view).inserted }
    return Dictionary(grouping: asking, by: \.name)
      .mapValues { $0.map { (view: $0.view, range: tree.range($0.view)) } }
  }

  /// The spaces that scripts name.
  fileprivate var namedSpaces: [(name: String, range: SourceRange)] {
    document.scripts.flatMap { script in
      script.program.namedSpaces.map { ($0.name, document.range(of: $0.range, in: script)) }
    }
  }
}

extension SourceRange {
  fileprivate func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A coordinate space that no enclosing view defines.
  fileprivate static func unknownCoordinateSpace(
    _ name: String, at range: SourceRange, reader: SourceRange?, declaration: SourceRange?,
    near: String?
  ) -> Diagnostic {
    let means = "so the name selects the window"
    return lint(
      "unknown-coordinate-space",
      declaration == nil
        ? "no view declares a coordinate space '\(name)', \(means)"
        : "no enclosing view declares the coordinate space '\(name)', \(means)",
      at: range,
      help: declaration == nil && near != nil
        ? "did you mean '\(near ?? "")'?"
        : "put coordinateSpace on a view that encloses the GeometryReader, or write .global",
      notes: [
        reader.map { Note("this view uses it", at: $0) },
        declaration.map {
          Note("the coordinate space is here, on a view that doesn't enclose it", at: $0)
        },
      ])
  }
}

extension DiagnosticExplanation {
  fileprivate static let unknownCoordinateSpace = DiagnosticExplanation(
    "unknown-coordinate-space",
    "A closure uses a named coordinate space that no enclosing view declares. SwiftUI silently "
      + "uses the window.",
    .lint(
      #"{ "viewtree": 1, "window": { "width": 100, "height": 100 }, "root": { "view": "GeometryReader", "as": "geometry", "content": { "view": "Color", "modifiers": [{ "opacity": "geometry.frame(in: .named(\"list\")).minY" }] } } }"#
    ),
    wayOut:
      "Give a view that encloses the reader a `coordinateSpace` with that name, or write `.global`."
  )
}
