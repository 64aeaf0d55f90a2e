// Where the toolchain has no Swift Testing to link, as in static builds, the check is there without
// this call.
#if canImport(Testing)
  import Testing
  import ViewTreeGolden

  /// Expects that the reports of some documents are as their golden files say.
  ///
  /// Every golden file that is not equal, missing or stale is an issue of the running test, whose
  /// comment says what changed in behavior and what to type to accept it. With `VIEWTREE_GOLDENS`
  /// set to `update`, golden files are written instead.
  ///
  /// - Parameters:
  ///   - paths: Documents, golden files or folders; relative ones count from the folder of the file
  ///     that calls.
  ///   - goldens: The folder that golden files are kept in, if they do not lie beside the documents;
  ///     a relative one counts from the same folder.
  ///   - filter: Only golden files whose path, or whose document's path, is of this pattern.
  public func expectGoldens(
    _ paths: String..., goldens: String? = nil, filter: String? = nil, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var expectation = GoldenExpectation(paths, goldens: goldens, from: file)
    expectation.options.filter = filter.map { GlobPattern($0) }
    let report = expectation.report()
    for text in report.failures {
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    }
    if report.results.isEmpty {
      Issue.record("there is nothing to check", sourceLocation: sourceLocation)
    }
  }
#endif
