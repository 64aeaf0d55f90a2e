import ViewTreeInspector

/// The names of a project's files in messages: as the user would type them.
///
/// All files of a search have names of the same form, so that parsed files can be reused.
struct ProjectPaths {
  private let folder: [Substring]
  private let isAbsolute: Bool
  /// The start of paths in the current folder.
  private let start: String

  /// Names that follow a typed path: absolute, or from the current folder.
  init(like typed: String) {
    isAbsolute = typed.hasPrefix("/")
    start = typed.hasPrefix("./") ? "./" : ""
    let current = (try? FileSystem.resolved(".")) ?? nil
    folder = (current ?? "/").split(separator: "/")
  }

  /// The name of a path without links.
  func name(_ path: String) -> String {
    if isAbsolute { return path }
    let parts = path.split(separator: "/")
    let shared = zip(parts, folder).prefix { $0 == $1 }.count
    let ups = Array(repeating: Substring(".."), count: folder.count - shared)
    let name = (ups + parts[shared...]).joined(separator: "/")
    return name.isEmpty ? "." : ups.isEmpty ? start + name : name
  }
}
