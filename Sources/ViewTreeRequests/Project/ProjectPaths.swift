import ViewTreeInspector

/// The names of a project's files in messages: as the user would type them.
struct ProjectPaths {
  private let folder: [Substring]
  private let isAbsolute: Bool

  /// Names that follow a typed path: absolute, or from the current folder.
  init(like typed: String) {
    isAbsolute = typed.hasPrefix("/")
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
    return name.isEmpty ? "." : name
  }
}
