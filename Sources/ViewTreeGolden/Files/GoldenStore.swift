import ViewTreeInspector

/// A folder that golden files lie in instead of lying beside their documents.
///
/// Below it they have the paths that the documents have from the folder around it: the golden files
/// of `Screens/form.json` in `Goldens` are `Goldens/Screens/form.inspect.txt` and so on.
struct GoldenStore {
  /// The folder as it was named, without slashes behind it.
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

  /// True if the path is the folder or inside of it.
  func contains(_ path: String) throws(FileSystem.Failure) -> Bool {
    try Self.parts(path).starts(with: parts)
  }

  /// The golden files' path of a document, both without endings, or `nil` for a document that does
  /// not lie in the folder around this one.
  func stem(of documentStem: String) throws(FileSystem.Failure) -> String? {
    try Self.rest(of: Self.parts(documentStem), behind: parts.dropLast())
      .map { FileSystem.path($0, in: path) }
  }

  /// The document's path of golden files, both without endings, or `nil` if they do not lie in this
  /// folder.
  func documentStem(of stem: String) throws(FileSystem.Failure) -> String? {
    let last = path.split(separator: "/").last
    let around = last == "." || last == ".." ? path + "/.." : FileSystem.folder(of: path)
    // Written as the folder is, for paths are compared as they are written.
    let start = path.hasPrefix("./") && around == "." ? "./" : ""
    return try Self.rest(of: Self.parts(stem), behind: parts)
      .map { start + FileSystem.path($0, in: around) }
  }

  /// The part of this folder that is of the documents in another one, or `nil` if there is none.
  func part(of folder: String) throws(FileSystem.Failure) -> String? {
    let folder = try Self.parts(folder)
    let around = parts.dropLast()
    if folder.starts(with: parts) || around.starts(with: folder) { return path }
    return Self.rest(of: folder, behind: around).map { FileSystem.path($0, in: path) }
  }

  /// The rest of a path after its first parts, or `nil` if it does not begin with them or has no
  /// rest.
  private static func rest(of path: [PathKey], behind first: ArraySlice<PathKey>) -> String? {
    guard path.count > first.count, path.starts(with: first) else { return nil }
    return path.dropFirst(first.count).map(\.path).joined(separator: "/")
  }

  private static func rest(of path: [PathKey], behind first: [PathKey]) -> String? {
    rest(of: path, behind: first[...])
  }

  /// The parts of a path from the root; links are followed as far as the path exists.
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
