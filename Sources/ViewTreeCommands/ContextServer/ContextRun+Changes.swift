import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeRequests

/// The differences in behavior from an earlier version.
extension ContextRun {
  /// The result for one screen.
  private enum Change {
    case equal, new
    case different(String)
    case failed(String)
  }

  /// The steps of the tool: for one screen, or for all of the project.
  func changes() -> [ContextWork.Step] {
    guard call.path.isEmpty else {
      return [
        summaryStep,
        ContextWork.Step("Compare with the earlier version") { answer in
          guard let before = earlier(&answer) else { return }
          add(change(from: before), to: &answer)
        },
      ]
    }
    return changesOfProject()
  }

  /// A step for each screen of the opened folders.
  private func changesOfProject() -> [ContextWork.Step] {
    final class Collected {
      var before: ContextRun?
      var changed = 0
    }
    let collected = Collected()
    let documents = found().documents.prefix(Self.greatestLaidOut)
    let first = ContextWork.Step("Find changed files") { answer in
      collected.before = earlier(&answer)
    }
    let steps = documents.map { document in
      ContextWork.Step(server.files.folders.relative(document)) { answer in
        guard var before = collected.before else { return }
        var now = separate
        (before.call.path, now.call.path) = (document, document)
        switch now.change(from: before) {
        case .equal: return
        case .new: answer.add("\(document): new", .problems)
        case .different(let text): answer.add("\(document):\n\(text)", .problems)
        case .failed(let text): answer.add("\(document):\n\(text)", .problems)
        }
        collected.changed += 1
      }
    }
    let last = ContextWork.Step("Count the changed screens") { answer in
      guard collected.before != nil else { return }
      answer.addHead(ContextWords.changed(collected.changed, of: documents.count))
    }
    return [first] + steps + [last]
  }

  private func add(_ change: Change, to answer: inout ContextAnswer) {
    switch change {
    case .equal: answer.add(ContextWords.sameBehavior)
    case .new: answer.add(ContextWords.notInCommit)
    case .different(let text): answer.add(text, .problems)
    case .failed(let text): answer.fail(text)
    }
  }

  /// This call with the earlier versions of the files. `nil` after an answer.
  private func earlier(_ answer: inout ContextAnswer) -> ContextRun? {
    let (files, since) = (server.files, call.text("since") ?? "commit")
    var before = separate
    switch since {
    case "first": before.versions = files.first
    case "last": before.versions = files.last
    default:
      guard let versions = committed() else {
        answer.fail(ContextWords.noCommit)
        return nil
      }
      before.versions = versions
    }
    if since != "commit", call.path.isEmpty ? before.versions.isEmpty : !before.isKnown {
      answer.add(ContextWords.noEarlierVersion)
      return nil
    }
    guard before.versions.contains(where: { (try? files.read($0, atMost: .max, [:])) ?? [] != $1 })
    else {
      answer.add(ContextWords.unchanged)
      return nil
    }
    return before
  }

  /// True if the earlier versions have the file of the call.
  private var isKnown: Bool { versions[call.file] != nil }

  /// The files of the last commit of each folder, or of the folder with the file of the call. A
  /// file that the commit doesn't have is empty there.
  private func committed() -> ContextFiles.Versions? {
    var versions: ContextFiles.Versions = [:]
    let folders = server.files.folders.paths.filter {
      call.path.isEmpty || ContextFolders([$0]).contain(call.file)
    }
    for folder in folders {
      guard let commit = ContextCommit(folder, server.console, server.pictures) else { return nil }
      for path in SwiftFileSearch.files(at: [folder]) where versions[path] == nil {
        versions[path] = []
      }
      versions.merge(commit.files) { $1 }
    }
    return folders.isEmpty ? nil : versions
  }

  /// The change of the screen.
  private func change(from before: ContextRun) -> Change {
    if before.versions[call.file]?.isEmpty == true { return .new }
    let (old, new) = (before.report(), report())
    guard case .success(let old) = old, case .success(let new) = new else {
      for case .failure(let problem) in [old, new] { return .failed(problem.text) }
      return .equal
    }
    let sides = DiffCommand.Sides(
      old: old, new: new, oldName: "before", newName: "now", command: .inspect)
    let difference = BehaviourDifference(sides, .behaviour, color: false)
    if difference.isEqual { return .equal }
    let text = BehaviourDifference.formats.write(difference, ParsedArguments([]))
    return .different(String(decoding: text, as: UTF8.self))
  }

  /// The report of the screen, by which its behavior is compared.
  private func report() -> Swift.Result<[UInt8], ContextFolders.Refusal> {
    let collector = MessageCollector()
    do throws(ParsedArguments.Problem) {
      let arguments = try ParsedArguments(call.options, ReportDefinition.inspect.options)
      let request = ReportRequest(
        call.path, name: "screen", arguments, console(collector).host(arguments))
      if let bytes = try ReportDefinition.inspect.make(request) { return .success(bytes) }
    } catch {
      return .failure(.init(text: ContextWords.sentence(error)))
    }
    return .failure(.init(text: Self.errors(collector.parts)))
  }
}
