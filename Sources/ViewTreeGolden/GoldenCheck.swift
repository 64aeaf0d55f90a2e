import ViewTreeInspector

/// Makes reports again and compares them with their golden files.
public struct GoldenCheck {
  /// What the check came to.
  public enum Verdict: Equatable, Sendable {
    /// All reports are as their goldens say.
    case equal
    /// Some differ, or a golden has lost its document.
    case different
    /// A document or a golden could not be used.
    case unusable
  }

  /// The verdict and the text that explains it.
  public struct Result {
    /// What the check came to.
    public let verdict: Verdict
    /// For people; ends with the command that would accept what is different.
    public let text: String
  }

  /// Makes the report of a document under a name, by a command and its options; `nil` if it cannot.
  public typealias MakeReport = (
    _ document: String, _ name: String, _ words: [String]
  ) -> [UInt8]?

  private let updates: Bool
  private let makeReport: MakeReport

  /// Makes a check; with `updates`, it writes what is different instead of only telling.
  public init(updates: Bool, makeReport: @escaping MakeReport) {
    self.updates = updates
    self.makeReport = makeReport
  }

  /// Checks the goldens under some paths.
  public func run(_ paths: [String]) -> Result {
    let found = GoldenFinder.find(paths)
    var state = State()
    for path in found.missing {
      state.unusable("'\(path)': there is no document and no golden file")
    }
    for path in found.stale { remove(path, &state) }
    for golden in found.goldens { check(golden, &state) }
    let checked = Set(found.goldens.map(\.document))
    for document in found.documents where !checked.contains(document) {
      addMissing(document, &state)
    }
    return state.result(paths, updates: updates)
  }

  // MARK: - Steps

  private func check(_ golden: GoldenFinder.Golden, _ state: inout State) {
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try FileSystem.read(golden.path)
    } catch {
      state.unusable("\(golden.path) cannot be read")
      return
    }
    guard let file = GoldenFile(bytes), file.words.first == golden.command else {
      state.unusable(
        "\(golden.path): the first line is not '\(GoldenFile.mark)\(golden.command)'")
      return
    }
    guard let report = makeReport(golden.document, name(golden.document), file.words) else {
      state.unusable("\(golden.document): no report could be made")
      return
    }
    if report == file.report {
      state.equalCount += 1
    } else if updates {
      write(GoldenFile.content(file.words, report), to: golden.path, &state)
    } else {
      state.different(
        UnifiedDiff.text(from: file.report, to: report, oldName: golden.path, newName: "now"))
    }
  }

  /// A golden without its document goes on request.
  private func remove(_ path: String, _ state: inout State) {
    guard updates else {
      state.different("\(path): its document is gone")
      return
    }
    do throws(FileSystem.Failure) {
      try FileSystem.remove(path)
      state.removed.append(path)
    } catch {
      state.unusable("\(path) cannot be removed")
    }
  }

  /// A document without goldens gets them on request.
  private func addMissing(_ document: String, _ state: inout State) {
    guard updates else {
      state.notes.append("\(document) has no golden file")
      return
    }
    for command in GoldenFinder.firstCommands {
      guard let report = makeReport(document, name(document), [command]) else {
        state.unusable("\(document): no report could be made")
        return
      }
      let path = GoldenFinder.stem(document) + ".\(command).txt"
      write(GoldenFile.content([command], report), to: String(path), &state)
    }
  }

  private func write(_ bytes: [UInt8], to path: String, _ state: inout State) {
    do throws(FileSystem.Failure) {
      try FileSystem.write(bytes, to: path)
      state.written.append(path)
    } catch {
      state.unusable("\(path) cannot be written")
    }
  }

  private func name(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// What was found so far.
  private struct State {
    var equalCount = 0
    var written: [String] = []
    var removed: [String] = []
    var differences: [String] = []
    var problems: [String] = []
    var notes: [String] = []

    mutating func different(_ text: String) { differences.append(text) }
    mutating func unusable(_ text: String) { problems.append(text) }

    func result(_ paths: [String], updates: Bool) -> Result {
      var lines = differences + problems
      lines += written.map { "wrote \($0)" } + removed.map { "removed \($0)" } + notes
      var counts = ["\(equalCount) equal"]
      if !differences.isEmpty { counts.append("\(differences.count) different") }
      if !problems.isEmpty { counts.append("\(problems.count) unusable") }
      if !written.isEmpty { counts.append("\(written.count) written") }
      if !removed.isEmpty { counts.append("\(removed.count) removed") }
      lines.append(counts.joined(separator: ", "))
      if !differences.isEmpty {
        let words = paths.map(ShellWord.quoted).joined(separator: " ")
        lines.append("to accept: viewtree check --update \(words)")
      }
      let verdict: Verdict =
        !problems.isEmpty ? .unusable : differences.isEmpty ? .equal : .different
      return Result(verdict: verdict, text: lines.joined(separator: "\n") + "\n")
    }
  }
}
