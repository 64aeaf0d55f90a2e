import ViewTreeInspector

extension LintReport {
  /// A log in the Static Analysis Results Interchange Format 2.1.0.
  ///
  /// Columns count Unicode code points, as the log says.
  public static func sarif(
    _ files: [LintedFile], version: String, registry: LintRegistry = .standard
  ) -> [UInt8] {
    var log = SARIFWriter(registry)
    log.write(files, version: version)
    return log.writer.finished()
  }
}
