import ViewTreeInspector

/// A report that waits beside its golden file to be accepted or rejected.
public struct PendingGolden: Equatable, Sendable {
  /// The golden file, which may not be there yet.
  public let path: String
  /// Why it can only be rejected, if so.
  private let problem: GoldenProblem?

  private init(_ path: String, in folders: CheckedFolders) {
    self.path = path
    let pendingPath = path + GoldenName.pendingEnding
    problem =
      folders.areLeft(by: path) || folders.areLeft(by: pendingPath)
      ? .linkElsewhere : FileSystem.isFile(pendingPath) ? nil : .notAFile
  }

  /// The file that waits.
  public var pendingPath: String { path + GoldenName.pendingEnding }

  /// The reports that wait under some paths, sorted by path, each once; and the paths under which
  /// there are none.
  ///
  /// A path is a folder, a document, a golden file or a file that waits.
  public static func find(_ paths: [String]) -> (pending: [PendingGolden], empty: [String]) {
    var found: Set<String> = []
    var empty: [String] = []
    for path in paths {
      let goldens = goldens(path, isNamed: true)
      if goldens.isEmpty { empty.append(path) }
      found.formUnion(goldens)
    }
    let sorted = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let folders = CheckedFolders(paths)
    return (sorted.map { PendingGolden($0, in: folders) }, empty)
  }

  private static func goldens(_ path: String, isNamed: Bool) -> [String] {
    if FileSystem.isFolder(path) {
      guard isNamed || !FileSystem.isLink(path) else { return [] }
      let folder = path.hasSuffix("/") ? path : path + "/"
      let names = (try? FileSystem.names(in: folder)) ?? []
      return names.flatMap { goldens(folder + $0, isNamed: false) }
    }
    let golden = withoutEnding(path)
    if GoldenName(golden) != nil, isNamed || golden != path {
      return FileSystem.exists(golden + GoldenName.pendingEnding) ? [golden] : []
    }
    guard isNamed, GoldenName.documentEndings.contains(where: path.hasSuffix) else { return [] }
    let folder = FileSystem.folder(of: path)
    let start = path.contains("/") ? folder + (folder.hasSuffix("/") ? "" : "/") : ""
    return ((try? FileSystem.names(in: folder)) ?? []).compactMap { name in
      let golden = withoutEnding(start + name)
      guard golden != start + name, GoldenName(golden)?.stem == GoldenName.stem(path) else {
        return nil
      }
      return golden
    }
  }

  private static func withoutEnding(_ path: String) -> String {
    path.hasSuffix(GoldenName.pendingEnding)
      ? String(path.dropLast(GoldenName.pendingEnding.count)) : path
  }

  // MARK: - What it is about

  /// How the report that waits differs from the golden file; without a golden file it has no lines of
  /// behaviour.
  public func difference() throws(GoldenProblem) -> GoldenDifference {
    if let problem { throw problem }
    guard let name = GoldenName(path) else { throw .noFirstLine }
    let new = try Self.read(pendingPath)
    let file = try GoldenFile(new, name.form)
    guard FileSystem.exists(path) else {
      return GoldenDifference(behaviour: [], patch: "", isPending: true)
    }
    let old = try Self.read(path)
    var behaviour: [String] = []
    if let oldFile = try? GoldenFile(old, name.form) {
      behaviour =
        GoldenWords.otherWords(from: oldFile.words, to: file.words)
        + BehaviourComparison(
          old: oldFile.report, new: file.report, command: name.command, comparesName: true
        ).lines()
    }
    return GoldenDifference(
      behaviour: behaviour,
      patch: UnifiedDiff.text(from: old, to: new, oldName: path, newName: path), isPending: true)
  }

  private static func read(_ path: String) throws(GoldenProblem) -> [UInt8] {
    do throws(FileSystem.Failure) {
      return try FileSystem.read(path)
    } catch {
      throw .unreadable(error)
    }
  }

  // MARK: - The decision

  /// Makes the report that waits the golden file.
  ///
  /// The golden file is the old or the new one at every moment.
  public func accept() throws(GoldenProblem) {
    _ = try difference()
    let bytes = try Self.read(pendingPath)
    do throws(FileSystem.Failure) {
      // Not renamed: a golden file that is a link stays one.
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
