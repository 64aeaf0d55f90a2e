import ViewTreeInspector
import ViewTreeSyntax

/// Runs the benchmark that the command line requests.
struct Benchmark {
  let options: BenchmarkOptions
  /// The program as it was called.
  let program: String
  let write: (String) -> Void

  /// Runs the benchmark. It prints results as soon as they are available.
  func run() throws(BenchmarkProblem) {
    if options.wantsHelp { return write(BenchmarkWords.help) }
    if let path = options.writePath { return try writeDocument(to: path) }
    if options.compares { return try compare() }
    if options.types { return try type() }
    if options.grows { return try grow() }
    if options.users { return try measureUsers() }
    options.sizes.isEmpty ? try measureOne() : try measureSizes()
  }

  // MARK: - Documents

  /// The document to measure: the user's, or one of `views` views.
  private func source(views: Int) throws(BenchmarkProblem) -> SourceFile {
    guard let path = options.file else {
      let bytes = DocumentGenerator.document(options.shape, views: views, seed: options.seed)
      return SourceFile(name: "\(options.shape.rawValue), seed \(options.seed)", bytes: bytes)
    }
    do throws(FileSystem.Failure) {
      return SourceFile(name: path, bytes: try FileSystem.read(path))
    } catch {
      throw .unreadable(path, error)
    }
  }

  private func writeDocument(to path: String) throws(BenchmarkProblem) {
    let bytes = DocumentGenerator.document(options.shape, views: options.views, seed: options.seed)
    do throws(FileSystem.Failure) {
      try FileSystem.write(bytes, to: path)
    } catch {
      throw .unwritable(path, error)
    }
    write("\(path): \(options.views) views, \(bytes.count) bytes\n")
  }

  // MARK: - Measurements

  private func measure(views: Int) throws(BenchmarkProblem) -> DocumentMeasurement {
    let source = try source(views: views)
    return try DocumentMeasurement(source, runs: runs(source))
  }

  private func runs(_ source: SourceFile) -> Int {
    options.runs ?? DocumentMeasurement.standardRuns(bytes: source.bytes.count)
  }

  private func measureOne() throws(BenchmarkProblem) {
    write(MeasurementTable.text(try measure(views: options.views)))
  }

  private func measureSizes() throws(BenchmarkProblem) {
    var measurements: [DocumentMeasurement] = []
    for views in options.sizes { measurements.append(try measure(views: views)) }
    write(
      "\(options.shape.rawValue), seed \(options.seed)\n\n"
        + MeasurementTable.overSizes(measurements))
  }

  // MARK: - Editors

  private func type() throws(BenchmarkProblem) {
    var table = Table(headings: ["views", "runs", "least ms", "middle", "most", "bytes"])
    for views in options.sizes.isEmpty ? [options.views] : options.sizes {
      let source = try source(views: views)
      let runs = runs(source)
      let typing = EditorMeasurement(source, runs: runs)
      let samples = typing.samples
      table.add(
        [options.file ?? "\(views)", "\(runs)"]
          + [samples.minimum, samples.median, samples.maximum].map { DecimalText.milliseconds($0) }
          + ["\(typing.bytes / max(runs, 1))"])
    }
    write(table.text)
  }

  // MARK: - Growth

  private func grow() throws(BenchmarkProblem) {
    var table = Table(headings: GrowthMeasurement.headings)
    for kind in GrowthKind.all {
      table.add(try GrowthMeasurement(kind, runs: options.runs ?? 3).row)
    }
    write(table.text)
  }

  // MARK: - Comparison

  /// The path of the measured command.
  private func command() throws(BenchmarkProblem) -> String {
    let command = ProgramFinder.beside(program, "viewtree")
    guard (try? FileSystem.exists(command)) == true else { throw .noCommand(command) }
    return command
  }

  private func measureUsers() throws(BenchmarkProblem) {
    let measurement = try UserMeasurement(command: try command(), runs: options.runs ?? 5)
    defer { measurement.remove() }
    var table = Table(headings: UserMeasurement.headings)
    for row in measurement.rows { table.add(try measurement.cells(row)) }
    var editor = Table(headings: UserMeasurement.editorHeadings)
    for cells in try measurement.editorCells() { editor.add(cells) }
    write("\(table.text)\n\(editor.text)")
  }

  private func compare() throws(BenchmarkProblem) {
    let command = try command()
    for views in options.sizes.isEmpty ? [options.views] : options.sizes {
      let source = try source(views: views)
      var comparison = Comparison(command: command)
      if let path = options.file {
        try comparison.measure(path, runs: runs(source))
        write("\(path)\n\n\(comparison.text)\n")
      } else {
        let file = try TemporaryFile(source.bytes)
        try comparison.measure(file.path, runs: runs(source))
        write("\(source.name), \(views) views\n\n\(comparison.text)\n")
      }
    }
  }
}
