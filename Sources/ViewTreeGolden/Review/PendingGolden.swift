import ViewTreeInspector
import ViewTreeNumbers

/// A report that is pending next to its golden file, to be accepted or rejected.
public struct PendingGolden: Equatable, Sendable {
  /// The golden file, which may not exist yet.
  public let path: String
  /// The document of the report, if it's there.
  private let document: String?
  /// The reason why it can only be rejected, if there is one.
  private let problem: GoldenProblem?

  private init(_ path: String, of document: String?, in folders: CheckedFolders) {
    self.path = path
    self.document = document
    let pendingPath = path + GoldenName.pendingEnding
    problem = Self.problem(path, pendingPath, folders)
  }

  private static func problem(
    _ path: String, _ pendingPath: String, _ folders: CheckedFolders
  ) -> GoldenProblem? {
    do throws(FileSystem.Failure) {
      let files = KnownFiles()
      if try folders.areLeft(by: path, files) { return .linkElsewhere }
      if try folders.areLeft(by: pendingPath, files) { return .linkElsewhere }
      return try files.isFile(pendingPath) ? nil : .notAFile
    } catch {
      return .unreadable(error)
    }
  }

  /// The names of files that wait, as patterns of git.
  package static var namePatterns: [String] {
    GoldenForm.allCases.map { "*.\($0.rawValue)\(GoldenName.pendingEnding)" }
  }

  /// The file that waits.
  public var pendingPath: String { path + GoldenName.pendingEnding }

  /// The pending reports under some paths, sorted by path, each once, and the paths without any.
  ///
  /// A path is a folder, a document, a golden file or a pending file. `goldens` is the folder of
  /// golden files, if the command line sets one. `unreadable` gets paths that may contain some and
  /// can't be read.
  public static func find(
    _ paths: [String], goldens: String? = nil,
    unreadable: (String, FileSystem.Failure) -> Void = { _, _ in }
  ) -> (pending: [PendingGolden], empty: [String]) {
    var found: [String: String?] = [:]
    var empty: [String] = []
    for path in paths {
      do throws(FileSystem.Failure) {
        let waiting = try Self.waiting(path, goldens: goldens, unreadable)
        if waiting.isEmpty { empty.append(path) }
        found.merge(waiting) { first, second in first ?? second }
      } catch {
        unreadable(path, error)
      }
    }
    let sorted = found.sorted { $0.key.hasBytes(before: $1.key) }
    do throws(FileSystem.Failure) {
      let folders = try CheckedFolders(paths + (goldens.map { [$0] } ?? []))
      return (sorted.map { PendingGolden($0.key, of: $0.value, in: folders) }, empty)
    } catch {
      for path in paths { unreadable(path, error) }
      return ([], empty)
    }
  }

  /// The golden files under a path for which a report waits, with their documents.
  private static func waiting(
    _ path: String, goldens: String?, _ unreadable: (String, FileSystem.Failure) -> Void
  ) throws(FileSystem.Failure) -> [String: String?] {
    let golden = withoutEnding(path)
    let isFolder = try FileSystem.isFolder(path)
    if GoldenName(golden) != nil, !isFolder {
      guard try FileSystem.exists(golden + GoldenName.pendingEnding) else { return [:] }
      let known = GoldenFinder.find([golden], goldens: goldens).first { $0.path == golden }
      return [golden: known?.document]
    }
    // The golden files of documents, wherever they are, and those whose documents are gone.
    var found: [String: String?] = [:]
    var reported: Set<String> = []
    for known in GoldenFinder.find([path], goldens: goldens) {
      if case .refuse(.unreadable(let failure)) = known.task {
        reported.insert(known.path)
        unreadable(known.path, failure)
      }
      if try FileSystem.exists(known.path + GoldenName.pendingEnding) {
        found[known.path] = known.document
      }
    }
    if isFolder {
      FileSystem.visit(
        path, unreadable: { if mayWait($0), !reported.contains($0) { unreadable($0, $1) } }
      ) { file, _ in
        let golden = withoutEnding(file)
        if golden != file, GoldenName(golden) != nil, found[golden] == nil {
          found[golden] = .some(nil)
        }
      }
    }
    return found
  }

  private static func mayWait(_ path: String) -> Bool {
    DocumentFinder.mayHaveDocuments(path) || GoldenName(withoutEnding(path)) != nil
  }

  private static func withoutEnding(_ path: String) -> String {
    path.hasSuffix(GoldenName.pendingEnding)
      ? String(path.dropLast(GoldenName.pendingEnding.count)) : path
  }

  // MARK: - Differences

  /// The difference between the pending report and the golden file. Without a golden file it has no
  /// lines of behavior.
  ///
  /// If `maker` makes the same report of the document, the changes have the lines of the source that
  /// cause them.
  public func difference(
    from maker: (any GoldenReportMaker)? = nil
  ) throws(GoldenProblem) -> GoldenDifference {
    if let problem { throw problem }
    guard let name = GoldenName(path) else { throw .noFirstLine }
    let new = try Self.read(pendingPath)
    let file = try GoldenFile(new, name.form)
    try file.expectPresentFormat()
    guard try hasGolden() else {
      return GoldenDifference(behaviour: [], patch: "", isPending: true)
    }
    let old = try Self.read(path)
    var difference = GoldenDifference(
      behaviour: [],
      patch: UnifiedDiff.text(from: old, to: new, oldName: path, newName: path), isPending: true)
    guard let oldFile = try? GoldenFile(old, name.form), oldFile.version == file.version else {
      return difference
    }
    let comparison = BehaviourComparison(
      old: oldFile.report, new: file.report, command: name.command, comparesName: true)
    let other = GoldenWords.otherWords(from: oldFile.words, to: file.words)
    difference.behaviour = other + comparison.lines()
    if let maker {
      addSources(to: &difference, after: other.count, comparison, from: oldFile, to: file, maker)
    }
    return difference
  }

  /// Adds the lines of the source, unless the document has changed since the report was made.
  private func addSources(
    to difference: inout GoldenDifference, after first: Int, _ comparison: BehaviourComparison,
    from old: GoldenFile, to new: GoldenFile, _ maker: any GoldenReportMaker
  ) {
    guard let document else { return }
    let name = document.split(separator: "/").last.map(String.init) ?? document
    guard maker.report(document: document, name: name, words: new.words).bytes == new.report else {
      return
    }
    let shown = Array(comparison.changes.prefix(BehaviourComparison.standardLimit))
    let sources = maker.sources(of: shown, document: document, words: new.words)
    for (place, source) in sources.enumerated() { difference.sources[first + place] = source }
    guard old.words == new.words else { return }
    let edits = maker.edits(
      from: old.report, to: new.report, document: document, name: name, words: new.words)
    difference.lead(with: edits ?? [])
  }

  /// True if there is a golden file already.
  func hasGolden() throws(GoldenProblem) -> Bool {
    do throws(FileSystem.Failure) {
      return try FileSystem.exists(path)
    } catch {
      throw .unreadable(error)
    }
  }

  private static func read(_ path: String) throws(GoldenProblem) -> [UInt8] {
    do throws(FileSystem.Failure) {
      return try FileSystem.read(path)
    } catch {
      throw .unreadable(error)
    }
  }

  // MARK: - Accepting and rejecting

  /// Makes the pending report the golden file.
  ///
  /// At any time, the golden file contains either the old or the new report.
  public func accept() throws(GoldenProblem) {
    _ = try difference()
    let bytes = try Self.read(pendingPath)
    do throws(FileSystem.Failure) {
      // Writes instead of renaming, so that a golden file that is a link stays a link.
      try FileSystem.write(bytes, to: path)
      try FileSystem.remove(pendingPath)
    } catch {
      throw .unwritable(error)
    }
  }

  /// Removes the report that waits.
  public func reject() throws(GoldenProblem) {
    do throws(FileSystem.Failure) {
      try FileSystem.remove(pendingPath)
    } catch {
      throw .unwritable(error)
    }
  }
}
