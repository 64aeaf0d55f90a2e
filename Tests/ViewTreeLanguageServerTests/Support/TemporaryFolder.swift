import Foundation

/// A folder with files for one test, removed with it.
final class TemporaryFolder {
  let path: String

  init(_ files: [String: String] = [:]) {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "viewtree-" + UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
    for (name, text) in files { write(name, text) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ name: String, _ text: String) {
    let url = URL(fileURLWithPath: path + "/" + name)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: url)
  }
}
