import ViewTreeDocument

/// The modules that files import.
enum ImportedModules {
  /// The words after `import`.
  static func all(in bytes: ArraySlice<UInt8>) -> Set<String> {
    var found: Set<String> = []
    var isImported = false
    MentionedWords.forEachWord(in: bytes) { range in
      if isImported { found.insert(String(decoding: bytes[range], as: UTF8.self)) }
      isImported =
        range.count == "import".utf8.count && bytes[range].elementsEqual("import".utf8)
    }
    return found
  }
}
