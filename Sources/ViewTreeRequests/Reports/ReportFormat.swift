/// A way in which the report of a command is written.
package struct ReportFormat<Subject>: Sendable {
  /// The word on the command line.
  package let name: String
  /// Who reads it, for help.
  package let reader: String
  /// Writes a report.
  package let write: @Sendable (Subject) -> [UInt8]

  package init(
    _ name: String, for reader: String, write: @escaping @Sendable (Subject) -> [UInt8]
  ) {
    self.name = name
    self.reader = reader
    self.write = write
  }
}
