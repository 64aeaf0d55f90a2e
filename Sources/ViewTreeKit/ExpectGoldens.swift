// Without Swift Testing, as in static builds, the check exists without this call.
#if canImport(Testing)
  import Testing
  import ViewTreeGolden

  /// Expects that the reports of some documents equal their golden files.
  ///
  /// Every golden file that differs, is missing, or is stale is an issue of the running test. Its
  /// comment shows the changes in behavior and the command to accept them. With `VIEWTREE_GOLDENS`
  /// set to `update`, golden files are written instead.
  ///
  /// - Parameters:
  ///   - paths: Documents, golden files, or folders. A relative path starts at the folder of the
  ///     calling file.
  ///   - goldens: The folder of the golden files, if they aren't next to the documents. A relative
  ///     path starts at the same folder.
  ///   - filter: A pattern for the paths of golden files or of their documents.
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
