extension FileSystem {
  /// Visits a folder and its subfolders in the order of names. Hidden entries are skipped, and
  /// links aren't followed.
  ///
  /// `file` gets the path of each file with the status of the entry, which may be a link. `enter`
  /// gets the path of each subfolder, which is skipped if `enter` returns false. `unreadable` gets
  /// all other paths: folders that can't be listed, paths for which `enter` or `file` fail, and
  /// files and folders whose names aren't text. The latter folders end in `/`.
  public static func visit(
    _ folder: String, enter: (String) throws(Failure) -> Bool = { _ in true },
    unreadable: (String, Failure) -> Void = { _, _ in },
    file: (String, Status?) throws(Failure) -> Void
  ) {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let names: [String]
    do throws(Failure) {
      let listing = try listing(of: folder)
      for name in listing.foreign { unreadable(start + name, .other("its name is not UTF-8")) }
      names = listing.names
    } catch {
      return unreadable(folder, error)
    }
    var unreachable: Failure?
    for name in names {
      let path = start + name
      let entry: Status?
      let isFolder: Bool
      do throws(Failure) {
        entry = try status(of: path, followingLinks: false)
        isFolder = entry?.kind == .link ? try self.isFolder(path) : entry?.kind == .folder
      } catch {
        unreachable = error
        continue
      }
      do throws(Failure) {
        if !isFolder {
          try file(path, entry)
        } else if entry?.kind == .folder, try enter(path) {
          visit(path, enter: enter, unreadable: unreadable, file: file)
        }
      } catch {
        unreadable(path, error)
      }
    }
    if let unreachable { unreadable(folder, unreachable) }
  }

  /// The path of an entry in a folder. In the current folder, it's just the name.
  public static func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// A path without `..` segments that cancel others. A leading `./` is kept.
  public static func simplified(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ Substring($0) }) {
      switch part {
      case ".": break
      case ".." where parts.last.map { $0 != ".." } ?? path.hasPrefix("/"): _ = parts.popLast()
      default: parts.append(part)
      }
    }
    let rest = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + rest }
    if rest.isEmpty { return "." }
    return path.hasPrefix("./") && parts.first != ".." ? "./" + rest : rest
  }
}
