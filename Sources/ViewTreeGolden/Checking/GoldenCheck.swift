import ViewTreeInspector

/// Makes reports again and compares them with their golden files.
public struct GoldenCheck: Sendable {
  /// The options of the check.
  let options: GoldenCheckOptions
  let maker: any GoldenReportMaker
  /// True if everything below the paths could be read. Otherwise no golden file is known to be
  /// stale.
  private var isWhole = true

  /// Creates a check.
  public init(_ options: GoldenCheckOptions, maker: any GoldenReportMaker) {
    self.options = options
    self.maker = maker
  }

  /// The golden files that would be checked, in order: the words that make their reports, or why
  /// they can't be used.
  public func list(_ paths: [String]) -> [(path: String, words: Result<[String], GoldenProblem>)] {
    cases(paths).shard.map { found in
      switch found.task {
      case .add(let words), .compare(let words?): (found.path, .success(words))
      case .compare(nil): (found.path, recordedWords(of: found))
      case .verify: (found.path, .success(["verify"]))
      case .stale: (found.path, .success([]))
      case .refuse(let problem): (found.path, .failure(problem))
      }
    }
  }

  /// The Swift files in the paths that give no document, with their screens.
  package func passedOver(_ paths: [String]) -> [(path: String, screens: FileScreens)] {
    guard let finder = try? DocumentFinder(paths, screens: screens) else { return [] }
    return paths.flatMap { path in
      (try? FileSystem.isFolder(path)) == true ? finder.passedOver(in: path) : []
    }
  }

  /// The screens of Swift files, each of which is parsed once.
  private var screens: (String) -> FileScreens {
    var known: [String: FileScreens] = [:]
    return { [maker] file in
      if let screens = known[file] { return screens }
      let screens = maker.screens(in: file)
      known[file] = screens
      return screens
    }
  }

  private func recordedWords(of found: GoldenCase) -> Result<[String], GoldenProblem> {
    do throws(GoldenProblem) {
      return .success(try golden(found).words)
    } catch {
      return .failure(error)
    }
  }

  /// Checks the golden files of some documents, of folders, or golden files themselves.
  ///
  /// `progress` gets the number of finished golden files and the total number. It's never called
  /// from two threads at once.
  public func run(
    _ paths: [String], progress: @escaping (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) -> GoldenReport {
    let (cases, isWhole) = cases(paths)
    let queue = GoldenQueue(cases, failsFast: options.failsFast, progress: progress)
    // If memory is limited, a second stack would take memory that the evaluation needs.
    let jobs = AddressSpace.isLimited ? 1 : min(options.jobs, cases.count)
    DeepStack.run(copies: jobs) {
      var document: Int?
      var check = checking(isWhole: isWhole, maker)
      while let next = queue.next(after: document) {
        if next.document != document {
          document = next.document
          check = checking(isWhole: isWhole, maker.remembering(share: jobs))
        }
        let result = check.check(cases[next.index])
        if jobs > 1, result.lacksMemory {
          queue.postpone(next.index)
        } else {
          queue.finish(next.index, result)
        }
      }
    }
    finishPostponed(queue, cases, isWhole: isWhole)
    let results = findingEdits(queue.results, cases)
    return leavingIndex(results, notRun: cases.count - results.count, paths)
  }

  /// Checks one after another the cases that their share of the memory was too small for: how many
  /// jobs there are changes no result.
  private func finishPostponed(_ queue: GoldenQueue, _ cases: [GoldenCase], isWhole: Bool) {
    guard queue.hasPostponed else { return }
    DeepStack.run(copies: 1) {
      while let index = queue.nextPostponed() {
        let check = checking(isWhole: isWhole, maker.remembering(share: 1))
        queue.finish(index, check.check(cases[index]))
      }
    }
  }

  /// The report of some results, whose page is written to the artifacts.
  private func leavingIndex(
    _ results: [GoldenResult], notRun: Int, _ paths: [String]
  ) -> GoldenReport {
    func report(_ results: [GoldenResult]) -> GoldenReport {
      GoldenReport(results: results, notRun: notRun, paths: paths, options: options)
    }
    let whole = report(results)
    do throws(GoldenProblem) {
      try leaveIndex(of: whole)
      return whole
    } catch {
      let folder = options.artifacts ?? ""
      return report(
        results + [GoldenResult(path: folder, document: folder, outcome: .unusable(error))])
    }
  }

  /// The cases of this shard, and true if every file inside the paths is readable.
  private func cases(_ paths: [String]) -> (shard: [GoldenCase], isWhole: Bool) {
    let cases = GoldenFinder.find(
      paths, goldens: options.goldens, artifacts: options.artifacts, filter: options.filter,
      matrix: options.matrix, screens: screens)
    return (options.shard?.select(from: cases) ?? cases, !cases.contains(where: \.isUnknown))
  }

  private func checking(isWhole: Bool, _ maker: any GoldenReportMaker) -> GoldenCheck {
    var check = GoldenCheck(options, maker: maker)
    check.isWhole = isWhole
    return check
  }

  // MARK: - One golden file

  private func check(_ found: GoldenCase) -> GoldenResult {
    switch found.task {
    case .refuse(let problem): return result(found, .unusable(problem))
    case .stale(let reason): return result(found, stale(found, reason))
    case .add(let words): return add(found, words)
    case .verify: return verify(found)
    case .compare(let words): return compare(found, words)
    }
  }

  private func result(_ found: GoldenCase, _ outcome: GoldenOutcome) -> GoldenResult {
    GoldenResult(path: found.path, document: found.document, outcome: outcome)
  }

  /// Removes a stale golden file on request.
  private func stale(_ found: GoldenCase, _ reason: GoldenStaleness) -> GoldenOutcome {
    guard options.mode == .update, isWhole else { return .stale(reason) }
    do throws(FileSystem.Failure) {
      try FileSystem.remove(found.path)
      return .written(.removed)
    } catch {
      // Another process may have removed it already.
      return error == .notFound ? .written(.removed) : .unusable(.unwritable(error))
    }
  }

  /// A golden file that is missing is written on request.
  private func add(_ found: GoldenCase, _ words: [String]) -> GoldenResult {
    makingReport(found, words) { report throws(GoldenProblem) in
      switch options.mode {
      case .compare: break
      case .update:
        try write(content(of: found, words, report), to: found.path)
        return .written(.added)
      case .pending:
        try write(content(of: found, words, report), to: found.path + GoldenName.pendingEnding)
      }
      return .missing
    }
  }

  /// Compares a document with measurements. Measurements are never updated, because only a device
  /// can provide them.
  private func verify(_ found: GoldenCase) -> GoldenResult {
    let made = maker.verification(
      document: found.document, name: Self.name(of: found), measured: found.path)
    guard let differences = made.differences else {
      var result = result(found, .unusable(.noReport))
      result.messages = made.messages
      return result
    }
    return result(
      found,
      differences.isEmpty
        ? .equal
        : .different(GoldenDifference(behaviour: differences, patch: "")))
  }

  private func compare(_ found: GoldenCase, _ declared: [String]?) -> GoldenResult {
    let old: GoldenFile
    do throws(GoldenProblem) {
      old = try golden(found)
      if options.mode != .update { try old.expectPresentFormat() }
    } catch {
      return result(found, .unusable(error))
    }
    let words = declared ?? old.words
    return makingReport(found, words) { report throws(GoldenProblem) in
      if words == old.words, old.version == GoldenForm.version, old.holds(report) {
        return try equal(found, old)
      }
      return try different(found, old, words, report)
    }
  }

  /// Handles a report that equals its golden file.
  private func equal(
    _ found: GoldenCase, _ old: GoldenFile
  ) throws(GoldenProblem) -> GoldenOutcome {
    if options.mode == .pending || options.mode == .update {
      // The pending report is from an earlier version, so it's outdated.
      try removePending(found)
    }
    // The header lists the document's other golden files, and they may have changed.
    guard options.mode == .update, old.companions.map(\.text) != found.companions.map(\.text)
    else { return .equal }
    try write(content(of: found, old.words, old.report), to: found.path)
    return .written(.updated)
  }

  /// Handles a report that differs from its golden file.
  private func different(
    _ found: GoldenCase, _ old: GoldenFile, _ words: [String], _ report: [UInt8]
  ) throws(GoldenProblem) -> GoldenOutcome {
    func content() -> [UInt8] { self.content(of: found, words, report) }
    if options.mode == .update {
      try write(content(), to: found.path)
      try removePending(found)
      return .written(.updated)
    }
    let comparison = BehaviourComparison(
      old: old.report, new: report, command: words.first ?? "", comparesName: true)
    // A change in the document's other golden files isn't a change in this report.
    var told = found
    (told.family, told.place) = (old.companions, nil)
    let other = GoldenWords.otherWords(from: old.words, to: words)
    var difference = GoldenDifference(
      behaviour: other + comparison.lines(),
      patch: UnifiedDiff.text(
        from: try bytes(found), to: self.content(of: told, words, report),
        oldName: found.path,
        newName: found.path))
    let shown = Array(comparison.changes.prefix(BehaviourComparison.standardLimit))
    for (place, source) in maker.sources(of: shown, document: found.document, words: words)
      .enumerated()
    {
      difference.sources[other.count + place] = source
    }
    switch options.mode {
    case .pending:
      try write(content(), to: found.path + GoldenName.pendingEnding)
      difference.isPending = true
    case .compare, .update: break
    }
    return .different(difference)
  }

  // MARK: - Reports and files

  /// The name of the document in its reports, in any folder.
  static func name(of found: GoldenCase) -> String {
    let path = found.document
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return String(slash.map { path[path.utf8.index(after: $0)...] } ?? path[...])
  }

  /// The outcome of making a report. Without a report, the result has the messages with the reason.
  private func makingReport(
    _ found: GoldenCase, _ words: [String],
    _ body: ([UInt8]) throws(GoldenProblem) -> GoldenOutcome
  ) -> GoldenResult {
    let made = maker.report(
      document: found.document, name: Self.name(of: found), words: words)
    guard let report = made.bytes else {
      var result = result(found, .unusable(.noReport))
      result.messages = made.messages
      return result
    }
    do throws(GoldenProblem) {
      var result = result(found, try body(report))
      if !result.isFine, options.artifacts != nil {
        result.artifacts = try leaveArtifacts(
          of: result, words, content(of: found, words, report),
          picture: maker.picture(
            document: found.document, name: Self.name(of: found), words: words))
      }
      return result
    } catch {
      return result(found, .unusable(error))
    }
  }

  private func content(
    of found: GoldenCase, _ words: [String], _ report: [UInt8]
  ) -> [UInt8] {
    (GoldenName(found.path)?.form ?? .text).content(words, with: found.companions, report)
  }

  /// The golden file, read and checked against its name.
  func golden(_ found: GoldenCase) throws(GoldenProblem) -> GoldenFile {
    guard let name = GoldenName(found.path) else { throw .noFirstLine }
    let file = try GoldenFile(bytes(found), name.form)
    guard file.words.first == name.command else {
      throw .otherCommand(file.words.first ?? "")
    }
    return file
  }

  private func bytes(_ found: GoldenCase) throws(GoldenProblem) -> [UInt8] {
    let status: FileSystem.Status?
    do throws(FileSystem.Failure) {
      status = try FileSystem.status(of: found.path)
    } catch {
      throw .unreadable(error)
    }
    guard let status else { throw .unreadable(.notFound) }
    if status.kind == .folder { throw .unreadable(.isFolder) }
    // Reading a pipe would block until another process writes to it.
    guard status.kind == .file else { throw .notAFile }
    guard status.size <= options.byteLimit else { throw .huge(bytes: status.size) }
    do throws(FileSystem.Failure) {
      return try FileSystem.read(found.path)
    } catch {
      throw .unreadable(error)
    }
  }

  private func removePending(_ found: GoldenCase) throws(GoldenProblem) {
    do throws(FileSystem.Failure) {
      try FileSystem.removeIfThere(found.path + GoldenName.pendingEnding)
    } catch {
      throw .unwritable(error)
    }
  }

  func write(_ content: [UInt8], to path: String) throws(GoldenProblem) {
    do throws(FileSystem.Failure) {
      // A separate folder for golden files gets the same subfolders as the documents.
      try FileSystem.makeFolder(FileSystem.folder(of: path))
      try FileSystem.write(content, to: path)
    } catch {
      throw .unwritable(error)
    }
  }
}
