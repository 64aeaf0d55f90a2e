import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

extension GoldenFinder {
  /// The document of a golden file, if there is one.
  mutating func document(of name: GoldenName) throws(FileSystem.Failure) -> String? {
    if let store {
      return try self.document(of: name, in: store)
    }
    if let document = try GoldenName.document(ofStem: name.stem, files) { return document }
    for folder in try stores(of: name) {
      guard let document = try self.document(of: name, in: folder),
        try plan(of: document).store?.isAt(folder.path) == true
      else { continue }
      return document
    }
    return nil
  }

  /// The path that the document of a golden file would have.
  func expectedDocument(of name: GoldenName) throws(FileSystem.Failure) -> String {
    let stem = try store?.documentStem(of: name.stem)
    return (stem ?? name.stem) + GoldenName.documentEndings[0]
  }

  /// The document of a golden file that is kept in a folder, if there is one.
  private func document(
    of name: GoldenName, in store: GoldenStore
  ) throws(FileSystem.Failure) -> String? {
    guard let stem = try store.documentStem(of: name.stem) else { return nil }
    return try GoldenName.document(ofStem: stem, files)
  }

  /// The enclosing golden folders of a golden file with a matching document, the nearest first.
  func stores(of name: GoldenName) throws(FileSystem.Failure) -> [GoldenStore] {
    var folder = FileSystem.folder(of: name.stem)
    var found: [GoldenStore] = []
    // Stops at the first component of the path, because paths above it aren't known.
    for _ in 0...name.stem.split(separator: "/").count {
      let store = try GoldenStore(folder)
      if try document(of: name, in: store) != nil { found.append(store) }
      let next = FileSystem.folder(of: folder)
      if next == folder { break }
      folder = next
    }
    return found
  }

  /// The plan of a document's golden files. Cached.
  mutating func plan(of document: String) throws(FileSystem.Failure) -> GoldenPlan {
    if let known = plans[PathKey(document)] { return known }
    // Reading a pipe would block until another process writes to it.
    let bytes =
      try files.isFile(document)
      ? files.read(document, atMost: ReaderLimits.standard.bytes + 1) : []
    let written = DocumentReader.checks(SourceFile(name: document, bytes: bytes))
    let project = try written == nil ? projects.project(of: document) : nil
    let checks = written ?? project?.configuration?.checks
    let own = try checks?.goldens.map { (folder) throws(FileSystem.Failure) in
      // Keeps a leading `./`, because paths are compared as they are spelled.
      let start = document.hasPrefix("./") ? "./" : ""
      let path = FileSystem.path(folder, in: project?.folder ?? FileSystem.folder(of: document))
      return try GoldenStore(FileSystem.simplified(start + path))
    }
    let stem = GoldenName.stem(document)
    let place = store ?? own
    let plan = GoldenPlan(
      reports: checks?.reports,
      stem: try place.map { (place) throws(FileSystem.Failure) in
        try place.stem(of: stem)
      } ?? stem, store: place)
    plans[PathKey(document)] = plan
    return plan
  }
}
