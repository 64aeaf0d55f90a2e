import ViewTreeInspector

/// Finds documents and the golden files beside them.
///
/// `form.json` has `form.inspect.txt`, `form.order.txt`, and with a name for the variant
/// `form@wide.inspect.txt` (docs/commands.md, check).
enum GoldenFinder {
  /// A golden file and the document that it is of.
  struct Golden: Equatable {
    let document: String
    let path: String
    /// The command that the name asks for.
    let command: String
  }

  /// What was found under some paths.
  struct Found {
    var goldens: [Golden] = []
    var documents: [String] = []
    /// Goldens whose document is gone.
    var stale: [String] = []
    /// Paths at which there is nothing to check.
    var missing: [String] = []

    fileprivate var count: Int { goldens.count + documents.count + stale.count }

    /// Leaves each file once, though it may have been named and found.
    fileprivate mutating func dropRepeated() {
      var seen: Set<String> = []
      goldens.removeAll { !seen.insert($0.path).inserted }
      documents.removeAll { !seen.insert($0).inserted }
      stale.removeAll { !seen.insert($0).inserted }
    }
  }

  /// The endings of documents; where several lie side by side, goldens are of the first.
  static let endings = [".json", ".jsonc", ".yaml", ".yml"]
  /// The commands whose reports goldens may hold.
  static let commands = ["inspect", "order", "keys", "lint"]
  /// Those that a document without goldens gets.
  static let firstCommands = ["inspect", "order"]

  /// Looks at files and, with all they contain, at folders; links to folders are followed only
  /// where they are named.
  static func find(_ paths: [String]) -> Found {
    var found = Found()
    for path in paths {
      let before = found.count
      if FileSystem.exists(path) { visit(path, isNamed: true, &found) }
      if found.count == before { found.missing.append(path) }
    }
    found.dropRepeated()
    return found
  }

  private static func visit(_ path: String, isNamed: Bool, _ found: inout Found) {
    if FileSystem.isFolder(path) {
      guard isNamed || !FileSystem.isLink(path) else { return }
      let names = (try? FileSystem.names(in: path)) ?? []
      let folder = path.hasSuffix("/") ? path : path + "/"
      for name in names { visit(folder + name, isNamed: false, &found) }
    } else if let golden = golden(path) {
      if FileSystem.exists(golden.document) {
        found.goldens.append(golden)
      } else if let bytes = try? FileSystem.read(path), GoldenFile(bytes) != nil {
        // Another tool's file may have such a name; its first line tells.
        found.stale.append(path)
      }
    } else if endings.contains(where: path.hasSuffix), isNamed || isDocument(path) {
      found.documents.append(path)
      if isNamed { found.goldens += goldens(of: path) }
    }
  }

  /// The golden that a file's name says it is.
  static func golden(_ path: String) -> Golden? {
    for command in commands {
      let suffix = ".\(command).txt"
      guard path.hasSuffix(suffix) else { continue }
      let stem = path.dropLast(suffix.count)
      let slash = stem.lastIndex(of: "/") ?? stem.startIndex
      let base = stem[slash...].firstIndex(of: "@").map { stem[..<$0] } ?? stem
      return Golden(document: document(base), path: path, command: command)
    }
    return nil
  }

  /// The document with a name before its ending; JSON if there is none in any language.
  private static func document(_ stem: Substring) -> String {
    endings.map { stem + $0 }.first(where: FileSystem.exists) ?? stem + endings[0]
  }

  /// A document's path without its ending.
  static func stem(_ document: String) -> String {
    let ending = endings.first(where: document.hasSuffix) ?? ""
    return String(document.dropLast(ending.count))
  }

  /// The goldens beside a document.
  private static func goldens(of document: String) -> [Golden] {
    let slash = document.lastIndex(of: "/")
    let folder = slash.map { String(document[...$0]) } ?? ""
    let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.compactMap { golden(folder + $0) }.filter { $0.document == document }
  }

  /// Whether a JSON or YAML file in a folder is one of ours.
  private static func isDocument(_ path: String) -> Bool {
    // The schema of documents, which may lie beside them, holds the key too.
    guard !path.hasSuffix(".schema.json"), let bytes = try? FileSystem.read(path) else {
      return false
    }
    let key = Array(
      (path.hasSuffix(".json") || path.hasSuffix(".jsonc") ? "\"viewtree\"" : "viewtree").utf8)
    return bytes.prefix(4096).indices.contains { start in
      start + key.count <= bytes.count && bytes[start..<start + key.count].elementsEqual(key)
    }
  }
}
