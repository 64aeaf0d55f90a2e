import ViewTreeInspector

/// The golden files of folders by the paths of their documents. Each folder is read once.
struct GoldenIndex {
  private var folders: [PathKey: [PathKey: [GoldenName]]] = [:]

  /// The golden files of one document, in the order of their names.
  mutating func names(ofStem stem: String) throws(FileSystem.Failure) -> [GoldenName] {
    let folder = FileSystem.folder(of: stem)
    if let known = folders[PathKey(folder)] { return known[PathKey(stem)] ?? [] }
    let found = try names(in: folder, of: stem)
    folders[PathKey(folder)] = found
    return found[PathKey(stem)] ?? []
  }

  private func names(
    in folder: String, of stem: String
  ) throws(FileSystem.Failure) -> [PathKey: [GoldenName]] {
    // Spells paths like the stem, which has no folder if the document is in the current folder.
    let start = stem.contains("/") ? folder + (folder.hasSuffix("/") ? "" : "/") : ""
    var found: [PathKey: [GoldenName]] = [:]
    for name in try Self.names(in: folder) {
      guard let golden = GoldenName(start + name) else { continue }
      found[PathKey(golden.stem), default: []].append(golden)
    }
    return found
  }

  /// The names in a folder. Empty if the folder doesn't exist.
  private static func names(in folder: String) throws(FileSystem.Failure) -> [String] {
    do throws(FileSystem.Failure) {
      return try FileSystem.names(in: folder)
    } catch {
      guard error == .notFound else { throw error }
      return []
    }
  }
}
