import ViewTreeInspector

/// The files of a server's calls: their versions on disk, or earlier and edited versions instead.
final class ContextFiles {
  /// The contents that replace those on disk, by path.
  typealias Versions = [String: [UInt8]]

  var folders: ContextFolders
  /// The versions that the connection saw first.
  private(set) var first: Versions = [:]
  /// The versions of the last answer.
  private(set) var last: Versions = [:]
  /// The versions that the current call has read.
  private var current: Versions = [:]

  init(_ folders: ContextFolders) { self.folders = folders }

  /// The content of a file below the opened folders.
  func read(
    _ path: String, atMost limit: Int, _ edited: Versions
  ) throws(FileSystem.Failure) -> [UInt8] {
    guard folders.mayRead(path) else { throw .notPermitted }
    if let bytes = edited[path] { return bytes }
    if try FileSystem.status(of: path)?.kind == .other {
      throw .other("it is a pipe or a device, not a file")
    }
    let bytes = try FileSystem.read(path, atMost: limit)
    if path.hasSuffix(".swift") {
      // Shares the memory of equal contents.
      let shared = last[path] == bytes ? last[path] ?? bytes : bytes
      if first[path] == nil { first[path] = shared }
      current[path] = shared
    }
    return bytes
  }

  /// Forgets the versions that a canceled call has read.
  func dropCall() { current = [:] }

  /// Ends a call. The versions that it read become the versions of the last answer.
  func endCall() {
    last.merge(current) { $1 }
    current = [:]
  }
}
