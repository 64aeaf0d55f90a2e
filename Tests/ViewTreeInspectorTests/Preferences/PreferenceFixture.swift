import Foundation

/// The documents in Fixtures/preferences.
enum PreferenceFixture {
  /// The documents that have tests of their own instead of a place among the cases.
  static let tested =
    (AnchorCase.modifiers + AnchorCase.rotations + AnchorCase.corners).map(\.name)
    + StepCase.all.filter { $0.folder == "preferences" }.map(\.name) + [droppedChange]

  /// The document whose reader is told of two changes of three.
  static let droppedChange = "third-change-in-a-frame-is-dropped"

  /// The text of a document.
  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("\(name).json"), encoding: .utf8)
  }

  /// The names of all documents.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
  }

  private static var folder: URL {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Fixtures/preferences")
  }
}
