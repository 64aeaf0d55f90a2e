import ViewTreeInspector

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that other programs read while they are measured.
struct TemporaryFile: ~Copyable {
  let path: String

  /// Writes the file into the folder for such files.
  init(_ bytes: [UInt8]) throws(BenchmarkProblem) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(folder)/viewtree-benchmark.\(getpid()).json"
    do throws(FileSystem.Failure) {
      try FileSystem.write(bytes, to: path)
    } catch {
      throw .unwritable(path, error)
    }
  }

  deinit {
    unlink(path)
  }
}
