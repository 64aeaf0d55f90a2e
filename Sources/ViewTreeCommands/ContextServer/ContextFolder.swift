import ViewTreeGolden
import ViewTreeInspector
import ViewTreeRequests
import ViewTreeSyntax

/// The folder that a server may read.
struct ContextFolder {
  let path: String
  /// The folder with its links resolved.
  private let resolved: String

  /// Opens a folder.
  init(_ path: String) throws(FileSystem.Failure) {
    self.path = path
    guard let found = try FileSystem.resolved(path) else { throw .notFound }
    resolved = found
  }

  /// The path of a file below the folder, or a sentence if there is none. A part after `#` is the
  /// name of a preview.
  func file(_ name: String) -> Result<String, Refusal> {
    let mark = name.firstIndex(of: "#") ?? name.endIndex
    let whole = path == "." ? name : path + "/" + name
    let file = String(whole.dropLast(name[mark...].count))
    guard !file.isEmpty, !name.hasPrefix("/"), let found = (try? FileSystem.resolved(file)) ?? nil
    else {
      return .failure(Refusal(text: missing(String(name[..<mark]))))
    }
    guard found == resolved || found.hasPrefix(resolved + "/") || resolved == "/" else {
      return .failure(Refusal(text: "'\(name)' is outside of the opened folder"))
    }
    return .success(whole)
  }

  /// The reason why a path is not read.
  struct Refusal: Error {
    let text: String
  }

  private func missing(_ name: String) -> String {
    let files = SwiftFileSearch.files(at: [path]) { _, _ in }
    let prefix = path == "." ? "./" : path + "/"
    let names = files.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    let nearest =
      NearMatch.nearestName(to: name, in: names)
      ?? names.first { $0.hasSuffix("/" + name) || $0.hasSuffix("/" + name + ".swift") }
    return "there is no file '\(name)' below the folder"
      + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}
