import ViewTreeInspector

// Artifacts of a failed check, for later inspection.
extension GoldenCheck {
  /// Writes the artifacts of a failure: the new report, the old report, a picture of each, and a
  /// page.
  func leaveArtifacts(
    of result: GoldenResult, _ words: [String], _ present: [UInt8], picture: [UInt8]?
  ) throws(GoldenProblem) -> [GoldenArtifact] {
    guard let folder = options.artifacts else { return [] }
    var files: [GoldenArtifact.Kind: (path: String, content: [UInt8])] = [:]
    let before = try before(result.path)
    let contents: [(GoldenArtifact.Kind, [UInt8]?)] = [
      (.before, before), (.after, present),
      (.pictureBefore, picture == nil ? nil : before.flatMap { maker.picture(ofReport: $0) }),
      (.picture, picture),
    ]
    for case (let kind, let content?) in contents {
      files[kind] = (GoldenArtifact.path(kind, of: result.path, in: folder), content)
    }
    let alone = GoldenReport(
      results: [result], notRun: 0, paths: [result.path], options: options)
    let path = GoldenArtifact.path(.page, of: result.path, in: folder)
    let depth = path.dropFirst(folder.count).split(separator: "/").count - 1
    let page = ArtifactPage(
      result: result, words: words,
      index: String(repeating: "../", count: max(depth, 0)) + ArtifactIndex.name,
      nextSteps: GoldenWords.nextSteps(alone), files: files)
    files[.page] = (path, page.bytes())
    var artifacts: [GoldenArtifact] = []
    for kind in GoldenArtifact.Kind.allCases {
      guard let (path, content) = files[kind] else { continue }
      try write(content, to: path)
      artifacts.append(GoldenArtifact(kind: kind, path: path))
    }
    return artifacts
  }

  /// The content of the golden file, or `nil` if there is none.
  private func before(_ path: String) throws(GoldenProblem) -> [UInt8]? {
    do throws(FileSystem.Failure) {
      return try FileSystem.read(path)
    } catch {
      guard error == .notFound else { throw .unreadable(error) }
      return nil
    }
  }

  /// Writes the page with links to all others. Without failures, only replaces the page of an
  /// earlier check.
  func leaveIndex(of report: GoldenReport) throws(GoldenProblem) {
    guard let folder = options.artifacts else { return }
    let name: String
    do throws(FileSystem.Failure) {
      let isOne = try ArtifactFolder.isOne(folder)
      guard isOne || !report.results.allSatisfy(\.isFine) else { return }
      try FileSystem.makeFolder(folder)
      name = try ArtifactFolder.name(of: folder)
    } catch {
      throw .unwritable(error)
    }
    let index = ArtifactIndex(report: report, folder: folder, folderName: name)
    try write(index.bytes(), to: FileSystem.path(ArtifactIndex.name, in: folder))
  }
}
