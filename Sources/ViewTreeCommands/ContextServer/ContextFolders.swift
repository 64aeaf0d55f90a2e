import ViewTreeGolden
import ViewTreeInspector
import ViewTreeRequests
import ViewTreeSyntax

/// The folders that a server may read.
struct ContextFolders {
  /// The folders, without links.
  let paths: [String]

  /// Opens folders, and skips missing ones.
  init(_ paths: [String]) {
    self.paths = paths.compactMap { path in
      (try? FileSystem.isFolder(path)) == true ? (try? FileSystem.resolved(path)) ?? nil : nil
    }
  }

  /// True if a path, without links, is one of the folders or below one.
  func contain(_ resolved: String) -> Bool {
    paths.contains { $0 == "/" || resolved == $0 || resolved.hasPrefix($0 + "/") }
  }

  /// True if a path may be read after its links are resolved.
  func mayRead(_ path: String) -> Bool {
    guard let resolved = (try? FileSystem.resolved(path)) ?? nil else { return false }
    return contain(resolved)
  }

  /// The reason why a path isn't read.
  struct Refusal: Error {
    let text: String
  }

  /// The path of a file or folder, or a sentence if there is none. A part after `#` is the name of
  /// a preview.
  func file(_ name: String) -> Result<String, Refusal> {
    guard !name.utf8.contains(0) else {
      return .failure(Refusal(text: missing(TerminalText.escaped(name))))
    }
    let mark = name.firstIndex(of: "#") ?? name.endIndex
    let preview = name[mark...]
    let file = String(name[..<mark])
    var isOutside = false
    for folder in paths {
      let path = file.hasPrefix("/") ? file : file.isEmpty ? folder : folder + "/" + file
      guard let resolved = (try? FileSystem.resolved(path)) ?? nil else { continue }
      // Resolves links, so that a file has the same name in all calls.
      if contain(resolved) { return .success(resolved + preview) }
      isOutside = true
    }
    let word = TerminalText.escaped(file)
    return .failure(
      Refusal(text: isOutside ? "'\(word)' is outside the opened folder" : missing(word)))
  }

  private func missing(_ name: String) -> String {
    let files = SwiftFileSearch.files(at: paths).map { relative($0) }
    if files.isEmpty {
      return "there is no file '\(name)', and no Swift file in \(paths.joined(separator: ", "))"
    }
    let nearest =
      files.first { $0.hasSuffix("/" + name) || $0.hasSuffix("/" + name + ".swift") }
      ?? NearMatch.nearestName(to: name, in: files)
      ?? files.first { Self.last($0) == NearMatch.nearestName(to: name, in: files.map(Self.last)) }
    return "there is no file '\(name)' in the folder"
      + (nearest.map { "; did you mean '\(TerminalText.escaped($0))'?" } ?? "; call screens")
  }

  private static func last(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// A text in which paths below the folders start there.
  func relative(_ text: String) -> String {
    guard text.contains("/") else { return text }
    var bytes = Array(text.utf8)
    for folder in paths where folder != "/" {
      let prefix = Array((folder + "/").utf8)
      var start = 0
      while start + prefix.count <= bytes.count {
        if bytes[start] == prefix[0], bytes[start...].starts(with: prefix) {
          bytes.removeSubrange(start..<start + prefix.count)
        } else {
          start += 1
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
