import ViewTreeInspector

/// A folder of golden files that aren't next to their documents.
///
/// Inside they have the documents' paths relative to the parent folder: the golden files of
/// `Screens/form.json` in `Goldens` are `Goldens/Screens/form.inspect.txt` and so on.
struct GoldenStore {
  /// The path of the folder, without trailing slashes.
  let path: String
  /// The parts of its path from the root, without links on the way.
  private let parts: [PathKey]

  init(_ path: String) throws(FileSystem.Failure) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    parts = try Self.parts(path)
  }

  /// True if the path is this folder.
  func isAt(_ path: String) throws(FileSystem.Failure) -> Bool {
    try parts == Self.parts(path)
  }

  /// True if the path is the folder or inside it.
  func contains(_ path: String) throws(FileSystem.Failure) -> Bool {
    try Self.parts(path).starts(with: parts)
  }

  /// The path of a document's golden files, both without extensions, or `nil` for a document
  /// outside this folder's parent.
  func stem(of documentStem: String) throws(FileSystem.Failure) -> String? {
    try Self.rest(of: Self.parts(documentStem), behind: parts.dropLast())
      .map { FileSystem.path($0, in: path) }
  }

  /// The path of the document for a golden path, both without extensions, or `nil` if the path is
  /// not in this folder.
  func documentStem(of stem: String) throws(FileSystem.Failure) -> String? {
    let last = path.split(separator: "/").last
    let around = last == "." || last == ".." ? path + "/.." : FileSystem.folder(of: path)
    // Keeps a leading `./`, because paths are compared as they are spelled.
    let start = path.hasPrefix("./") && around == "." ? "./" : ""
    return try Self.rest(of: Self.parts(stem), behind: parts)
      .map { start + FileSystem.path($0, in: around) }
  }

  /// The subfolder for the documents of a folder, or `nil` if there is none.
  func part(of folder: String) throws(FileSystem.Failure) -> String? {
    let folder = try Self.parts(folder)
    let around = parts.dropLast()
    if folder.starts(with: parts) || around.starts(with: folder) { return path }
    return Self.rest(of: folder, behind: around).map { FileSystem.path($0, in: path) }
  }

  /// The rest of a path after its first parts, or `nil` if it doesn't start with them or has no
  /// rest.
  private static func rest(of path: [PathKey], behind first: ArraySlice<PathKey>) -> String? {
    guard path.count > first.count, path.starts(with: first) else { return nil }
    return path.dropFirst(first.count).map(\.path).joined(separator: "/")
  }

  private static func rest(of path: [PathKey], behind first: [PathKey]) -> String? {
    rest(of: path, behind: first[...])
  }

  /// The parts of a path from the root. Links in the existing part of the path are resolved.
  static func parts(_ path: String) throws(FileSystem.Failure) -> [PathKey] {
    if let resolved = try FileSystem.resolved(path) {
      return resolved.split(separator: "/").map { PathKey(String($0)) }
    }
    let folder = FileSystem.folder(of: path)
    guard folder != path, let last = path.split(separator: "/").last else { return [] }
    let before = try parts(folder)
    switch last {
    case ".": return before
    case "..": return before.dropLast()
    default: return before + [PathKey(String(last))]
    }
  }
}
