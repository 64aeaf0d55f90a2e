import ViewTreeInspector

/// The golden files of folders by the paths of their documents; each folder is read once.
struct GoldenIndex {
  private var folders: [PathKey: [PathKey: [GoldenName]]] = [:]

  /// The golden files of one document, in the order of their names.
  mutating func names(ofStem stem: String) -> [GoldenName] {
    let folder = FileSystem.folder(of: stem)
    let known = folders[PathKey(folder)] ?? names(in: folder, of: stem)
    folders[PathKey(folder)] = known
    return known[PathKey(stem)] ?? []
  }

  private func names(in folder: String, of stem: String) -> [PathKey: [GoldenName]] {
    // Paths are written as the stem is: without a dot for the folder where one is.
    let start = stem.contains("/") ? folder + (folder.hasSuffix("/") ? "" : "/") : ""
    var found: [PathKey: [GoldenName]] = [:]
    for name in (try? FileSystem.names(in: folder)) ?? [] {
      guard let golden = GoldenName(start + name) else { continue }
      found[PathKey(golden.stem), default: []].append(golden)
    }
    return found
  }
}
