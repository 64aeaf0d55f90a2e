/// An output format for the report of a command.
package struct ReportFormat<Subject>: Sendable {
  /// The word on the command line.
  package let name: String
  /// The ending of `--output` that selects the format without `--format`. `nil` for none.
  package let ending: String?
  /// True for lines that people read.
  package var isText: Bool { TextFormat(rawValue: name) != nil }
  /// Writes a report.
  package let write: @Sendable (Subject) -> [UInt8]

  package init(
    _ name: String, ending: String? = nil,
    write: @escaping @Sendable (Subject) -> [UInt8]
  ) {
    self.name = name
    self.ending = ending
    self.write = write
  }
}
