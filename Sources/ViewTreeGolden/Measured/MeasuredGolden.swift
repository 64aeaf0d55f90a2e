import ViewTreeInspector

/// The measurements of a document, in a file next to it: `form.measured.json`.
package enum MeasuredGolden {
  /// The ending of such a file.
  static let ending = ".measured.json"

  /// The path for a document.
  package static func path(of document: String) -> String { GoldenName.stem(document) + ending }

  /// The document of a measurement's path, if there is one. A document may have such a name itself.
  static func document(
    of path: String, _ files: KnownFiles
  ) throws(FileSystem.Failure) -> String? {
    guard let stem = stem(of: path) else { return nil }
    return try GoldenName.document(ofStem: stem, files)
  }

  /// The path of a document without its extension, if a path is one of measurements.
  static func stem(of path: String) -> String? {
    guard path.hasSuffix(ending), path.count > ending.count else { return nil }
    return String(path.dropLast(ending.count))
  }
}
