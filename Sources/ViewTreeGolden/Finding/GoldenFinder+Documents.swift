import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

extension GoldenFinder {
  /// The document that a golden file is of, if there is one.
  mutating func document(of name: GoldenName) -> String? {
    if let store {
      return store.documentStem(of: name.stem).flatMap(GoldenName.document)
    }
    if let document = name.document { return document }
    for folder in Self.stores(of: name) {
      guard let document = folder.documentStem(of: name.stem).flatMap(GoldenName.document),
        plan(of: document).store?.isAt(folder.path) == true
      else { continue }
      return document
    }
    return nil
  }

  /// The path that the document of a golden file would have.
  func expectedDocument(of name: GoldenName) -> String {
    (store?.documentStem(of: name.stem) ?? name.stem) + GoldenName.documentEndings[0]
  }

  /// The folders around a golden file that it could be kept in, for there is a document in its place
  /// around them; the nearest first.
  static func stores(of name: GoldenName) -> [GoldenStore] {
    var folder = FileSystem.folder(of: name.stem)
    var found: [GoldenStore] = []
    // Farther up than the path is written nobody keeps them.
    for _ in 0...name.stem.split(separator: "/").count {
      let store = GoldenStore(folder)
      if store.documentStem(of: name.stem).flatMap(GoldenName.document) != nil {
        found.append(store)
      }
      let next = FileSystem.folder(of: folder)
      if next == folder { break }
      folder = next
    }
    return found
  }

  /// What a document says of its golden files; found out once.
  mutating func plan(of document: String) -> GoldenPlan {
    if let known = plans[PathKey(document)] { return known }
    // A pipe would wait for somebody to write.
    let bytes =
      FileSystem.isFile(document)
      ? (try? FileSystem.read(document, atMost: ReaderLimits.standard.bytes + 1)) ?? [] : []
    let checks = DocumentReader.checks(SourceFile(name: document, bytes: bytes))
    let own = checks?.goldens.map { folder in
      // Written as the document is, for paths are compared as they are written.
      let start = document.hasPrefix("./") ? "./" : ""
      let path = FileSystem.path(folder, in: FileSystem.folder(of: document))
      return GoldenStore(FileSystem.simplified(start + path))
    }
    let stem = GoldenName.stem(document)
    let place = store ?? own
    let plan = GoldenPlan(
      reports: checks?.reports, stem: place.map { $0.stem(of: stem) } ?? stem, store: place)
    plans[PathKey(document)] = plan
    return plan
  }
}
