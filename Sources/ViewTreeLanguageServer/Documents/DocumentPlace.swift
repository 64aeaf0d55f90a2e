import ViewTreeDocument
import ViewTreeSyntax

/// A cursor in an open document, with the data that answers need.
struct DocumentPlace {
  let uri: String
  let text: TextDocument
  let offset: Int
  let reading: DocumentReading
  /// The last version of the text that was a document without errors.
  let good: GoodDocument?

  var isSwift: Bool { reading.language == .swift }

  /// The names that the document declares, from the current text unless it can't be parsed at all.
  var names: DeclaredNames {
    if isSwift { return SwiftNames.names(in: text.bytes) }
    if reading.language == .yaml, reading.tree?.hasErrors ?? true, let tree = good?.reading.tree {
      return TreeNames.names(in: tree)
    }
    return reading.tree.map { TreeNames.names(in: $0) } ?? .none
  }

  /// The names that are visible in the document: those that it declares, and for Swift those that
  /// its other files declare at their top level.
  var visibleNames: DeclaredNames {
    guard isSwift else { return names }
    let others = files.dropFirst().flatMap { file in
      SwiftNames.names(in: file.text.bytes).all.filter { $0.scope == nil && $0.kind != .id }
    }
    return DeclaredNames(names.all + others)
  }

  /// The schema of the document, or of the configuration.
  var schema: SchemaWalk { reading.isConfiguration ? .configuration : .standard }

  /// The cursor in JSON or YAML.
  var cursor: DocumentCursor {
    TreeCursor.cursor(in: text.bytes, at: offset, isYAML: reading.language == .yaml)
  }
}
