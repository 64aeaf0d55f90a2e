import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

/// The maximum size of a report: a share of the memory that its evaluation leaves, and no more than
/// the general limit.
package struct ReportRoom {
  /// The bytes in memory for each byte of a report: rows of elements, and a copy where it grows.
  private static let bytesPerByte = 6

  /// The document, and its root, which a message about memory names.
  private let source: SourceFile
  private let root: SourceRange?
  /// The host of the report.
  private let host: RequestHost
  /// The general limit on the bytes of a report.
  private let outputLimit: Int
  /// The limit on memory, in bytes.
  private let memoryLimit: Int

  init(
    beside held: Int, of memory: Int, outputLimit: Int, _ source: SourceFile, root: SourceRange?,
    _ host: RequestHost
  ) {
    (self.source, self.root, self.host, self.outputLimit) = (source, root, host, outputLimit)
    memoryLimit = max(memory - held, 0) / Self.bytesPerByte
  }

  /// The number of bytes after which writing a report stops.
  var byteLimit: Int { min(memoryLimit, outputLimit) }

  /// A report within its size limit, whose bytes are then added to the used memory. `nil` after a
  /// message.
  func admit(_ report: [UInt8]) -> [UInt8]? {
    if report.count <= byteLimit {
      host.held.add(report.count)
      return report
    }
    if outputLimit <= memoryLimit {
      host.tell(.tooLarge(limit: outputLimit))
    } else {
      host.tell(DiagnosticReport.Part(source: source, diagnostics: [.tooMuchMemory(at: root)]))
    }
    return nil
  }
}
