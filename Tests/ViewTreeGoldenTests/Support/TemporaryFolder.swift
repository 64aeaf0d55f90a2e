import Foundation

/// A folder for one test, gone with it.
final class TemporaryFolder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "viewtree-" + UUID().uuidString
    makeFolder("")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func makeFolder(_ name: String) {
    try? FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func makePipe(_ name: String) {
    mkfifo(path + "/" + name, 0o600)
  }

  func link(_ name: String, to target: String) {
    try? FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  func write(_ name: String, _ text: String) {
    _ = FileManager.default.createFile(atPath: path + "/" + name, contents: Data(text.utf8))
  }

  func age(_ name: String, byHours hours: Double) {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600 * hours)],
      ofItemAtPath: path + "/" + name)
  }

  func text(_ name: String) -> String? {
    (try? Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: path + "/" + name)
  }

  /// All that is below a folder.
  func names(in name: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path + "/" + name)) ?? []).sorted()
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
