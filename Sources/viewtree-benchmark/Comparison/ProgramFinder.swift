import ViewTreeInspector

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds programs without a shell.
enum ProgramFinder {
  /// The program of this name in the folders of `PATH`.
  static func find(_ name: String) -> String? {
    guard let path = getenv("PATH") else { return nil }
    return String(cString: path).split(separator: ":").map { "\($0)/\(name)" }
      .first { FileSystem.isProgram($0) }
  }

  /// The program of this name in the folder of the running one.
  static func beside(_ running: String, _ name: String) -> String {
    // On Linux, this link leads to the program, even if the shell found it by its name.
    let paths = ["/proc/self/exe", running].lazy.compactMap { try? FileSystem.resolved($0) }
    guard let path = paths.first else { return name }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return "/\(folder)/\(name)"
  }
}
