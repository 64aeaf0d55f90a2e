import ViewTreeInspector
import ViewTreeRequests
import ViewTreeSyntax

/// The files that aren't open in the editor.
package struct ServerFiles: Sendable {
  /// The content of a file. `nil` if it can't be read.
  package var read: @Sendable (_ path: String) -> [UInt8]?
  /// The Swift files that the settings of a file name, except the file itself.
  package var others: @Sendable (_ source: SourceFile) -> [String]

  package init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    others: @escaping @Sendable (SourceFile) -> [String]
  ) {
    self.read = read
    self.others = others
  }

  /// The files of the file system.
  package static let onDisk = ServerFiles(
    read: { try? FileSystem.read($0) },
    others: { source in
      let named = SwiftFileSearch.named(by: source).paths.map(\.path)
      let own = try? FileSystem.resolved(source.name)
      return SwiftFileSearch.files(at: named).filter { (try? FileSystem.resolved($0)) != own }
    })
}
