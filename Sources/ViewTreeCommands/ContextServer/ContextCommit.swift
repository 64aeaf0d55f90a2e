import ViewTreeInspector

/// The Swift files of the last commit, read by git. It doesn't run code of the project: no hook, no
/// filter, and no helper.
struct ContextCommit {
  /// The contents by path.
  let files: ContextFiles.Versions

  /// Reads the commit of the repository around a folder. `nil` without git, a repository or a
  /// commit.
  init?(_ folder: String, _ console: Console, _ pictures: ContextPictures) {
    let searchPath = console.variable("PATH")
    guard let git = OtherProgram(["git"], searchPath: searchPath),
      let requests = pictures.path(for: "requests", "txt")
    else { return nil }
    let environment = [
      "PATH=\(searchPath ?? "")", "HOME=\(console.variable("HOME") ?? "/")", "LC_ALL=C",
      "GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0",
    ]
    let options = [
      "-C", folder, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    ]
    guard
      let list = git.output(options + ["ls-tree", "-r", "-z", "HEAD"], environment: environment)
    else { return nil }
    let entries = Self.entries(list)
    let names = entries.map { $0.object + "\n" }.joined()
    defer { try? FileSystem.removeIfThere(requests) }
    guard (try? FileSystem.write(Array(names.utf8), to: requests)) != nil,
      let blobs = git.output(
        options + ["cat-file", "--batch"], input: requests, environment: environment)
    else { return nil }
    files = Self.contents(of: entries, in: folder, blobs)
  }

  private typealias Entry = (object: String, path: String)

  /// The Swift files of a listing: `100644 blob OBJECT<tab>PATH`, each with a zero at its end.
  private static func entries(_ list: [UInt8]) -> [Entry] {
    list.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = line[..<tab].split(separator: UInt8(ascii: " "))
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      guard words.count == 3, words[1].elementsEqual("blob".utf8), path.hasSuffix(".swift") else {
        return nil
      }
      return (String(decoding: words[2], as: UTF8.self), path)
    }
  }

  /// The contents of a batch: `OBJECT blob SIZE`, a line end, the bytes and a line end for each.
  private static func contents(
    of entries: [Entry], in folder: String, _ blobs: [UInt8]
  ) -> ContextFiles.Versions {
    var files: ContextFiles.Versions = [:]
    var start = 0
    for entry in entries {
      guard let end = blobs[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      let words = blobs[start..<end].split(separator: UInt8(ascii: " "))
      start = end + 1
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
        size >= 0, size < blobs.count - start + 1
      else { continue }
      files[folder + "/" + entry.path] = Array(blobs[start..<start + size])
      start = min(start + size + 1, blobs.count)
    }
    return files
  }
}
