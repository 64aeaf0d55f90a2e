import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeRequests
import ViewTreeSyntax

/// The steps of the tools.
extension ContextRun {
  // MARK: - Screens

  /// The maximum number of screens that a call lays out. The standard budget has no space for more.
  static let greatestLaidOut = 60

  /// A step for each screen of a folder.
  func screens() -> [ContextWork.Step] {
    final class Collected {
      var screens: [ScreenSummary] = []
    }
    let collected = Collected()
    let (documents, others) = found()
    guard !documents.isEmpty || !others.isEmpty else {
      let text = ContextWords.noScreens(
        call.path.isEmpty ? server.files.folders.paths : [call.path])
      return [ContextWork.Step("Find screens") { $0.fail(text) }]
    }
    let laidOut = documents.prefix(Self.greatestLaidOut)
    let listed = documents.dropFirst(Self.greatestLaidOut)
    let steps = laidOut.map { document in
      ContextWork.Step(server.files.folders.relative(document)) { answer in
        if let summary = try? summary(of: document) {
          collected.screens.append(summary)
        }
      }
    }
    let last = ContextWork.Step("List the screens") { answer in
      let screens = collected.screens
      let views = screens.reduce(0) { $0 + $1.views }
      let known = screens.reduce(0) { $0 + $1.known }
      answer.views = (views, views - known)
      answer.addHead(ContextWords.standIns(views - known, of: views))
      if !screens.isEmpty {
        let report = ScreenOverview.report(screens, ParsedArguments([]))
        answer.add(String(decoding: report, as: UTF8.self))
      }
      if !listed.isEmpty { answer.add(ContextWords.screensNotLaidOut(Array(listed))) }
      if !others.isEmpty { answer.add(ContextWords.viewsWithoutPreview(others)) }
    }
    return steps + [last]
  }

  /// The documents below the folder, and the files with views that no preview shows.
  func found() -> (documents: [String], others: [(file: String, views: [String])]) {
    let folders = server.files.folders
    let projects = ProjectFolders { folders.contain($0) }
    let paths = call.path.isEmpty ? folders.paths : [call.path]
    let screens = { (path: String) in
      folders.mayRead(path) ? SwiftFileSearch.screens(in: path) : FileScreens()
    }
    var documents: [String] = []
    for path in paths {
      guard let finder = try? DocumentFinder([path], projects: projects, screens: screens) else {
        continue
      }
      if (try? FileSystem.isFolder(path)) == true {
        documents += finder.documents(in: path) { _, _ in }
      } else {
        documents += (try? finder.documents(at: path)) ?? []
      }
    }
    documents.removeAll { !folders.mayRead(ScreenPath.file(of: $0)) }
    let shown = Set(documents.map { ScreenPath.file(of: $0) })
    let others = SwiftFileSearch.files(at: paths).filter { !shown.contains($0) }
      .map { (file: $0, views: screens($0).views) }.filter { !$0.views.isEmpty }
    return (documents, others)
  }

  // MARK: - Explanations

  var explanation: ContextWork.Step {
    ContextWork.Step("Explain the view") { answer in
      add(explained(call.text("view") ?? ""), to: &answer)
    }
  }

  private func explained(_ view: String) -> Result {
    run(["explain"] + call.options + call.fileWords + [view])
  }

  // MARK: - Layout problems

  /// A step for each device and text size.
  func checks() -> [ContextWork.Step] {
    let devices = call.list("devices") ?? ContextArgument.usualDevices
    let sizes = call.list("text_sizes") ?? ContextArgument.usualTextSizes
    return devices.flatMap { device in
      sizes.map { size in
        ContextWork.Step("\(device) \(size)") { answer in
          check(device, size, &answer)
        }
      }
    }
  }

  private func check(_ device: String, _ size: String, _ answer: inout ContextAnswer) {
    let options =
      ["--device=\(device)", "--dynamic-type=\(size)"] + call.option("root", as: "--root")
      + call.steps
    findProblems(options, setting: "\(device) \(size)", &answer)
  }

  /// Adds the problems of the screen with some options.
  func findProblems(_ options: [String], setting: String, _ answer: inout ContextAnswer) {
    let collector = MessageCollector()
    do throws(ParsedArguments.Problem) {
      let arguments = try ParsedArguments(options, ReportDefinition.lint.options)
      let request = try LintRequest(arguments, console(collector).host(arguments))
      guard let file = request.file(DocumentLocation(call.path)) else {
        return answer.fail(Self.errors(collector.parts))
      }
      answer.findings.add([file], setting: setting)
      if !file.findings.isEmpty { answer.status = .problems }
    } catch {
      answer.fail(ContextWords.sentence(error))
    }
  }

  // MARK: - Pictures

  func drawing() -> [ContextWork.Step] {
    [
      ContextWork.Step("Draw the screen") { answer in draw(&answer) },
      ContextWork.Step("Draw the screen in characters") { answer in
        add(
          run(["draw", "--format=text", "--columns=60"] + call.options + call.fileWords),
          to: &answer)
      },
    ]
  }

  private func draw(_ answer: inout ContextAnswer) {
    let name = server.files.folders.relative(call.path)
    guard let svg = server.pictures.path(for: name, "svg") else {
      return answer.fail(ContextWords.noPictureFolder)
    }
    let drawn = run(
      ["draw", "--picture=screen", "--problems", "--output", svg] + call.options + call.fileWords)
    guard drawn.status == .fine else { return add(drawn, to: &answer) }
    answer.pictures.append(("svg", svg))
    guard let image = server.pictures.image(of: svg) else {
      return answer.add("SVG: \(svg)\n\(ContextWords.noImage)")
    }
    answer.image = image.bytes
    answer.pictures.append(("png", image.path))
    answer.add("SVG: \(svg)\nPNG: \(image.path)")
  }

  // MARK: - Edits

  func edit() -> [ContextWork.Step] {
    let name = call.text("tool") ?? ContextTool.usuallyTried
    guard let tool = ContextTool.named(name), tool.canBeTried else {
      return failing(ContextWords.notTriable(name))
    }
    guard let bytes = try? server.files.read(call.file, atMost: .max, [:]) else {
      return failing("'\(call.file)' can't be read")
    }
    let (old, new) = (Array((call.text("old_text") ?? "").utf8), call.text("new_text") ?? "")
    let matches = Self.matches(of: old, in: bytes)
    guard matches.count == 1, let start = matches.first else {
      return failing(ContextWords.editNeedsOneMatch(matches.count))
    }
    let edited = Array(bytes[..<start]) + Array(new.utf8) + Array(bytes[(start + old.count)...])
    if let problem = parseProblem(edited, before: bytes) { return failing(problem) }
    var run = separate
    run.versions[call.file] = edited
    let note = ContextWork.Step("Edit the file") { $0.addHead(ContextWords.tried) }
    if tool.name == "explain", call.text("view") == nil {
      let line = bytes[..<start].count { $0 == Byte.lineFeed } + 1
      return [note] + run.stepsOfEditedView(line)
    }
    return [note] + run.stepsOfFile(tool)
  }

  private func failing(_ text: String) -> [ContextWork.Step] {
    [ContextWork.Step("Edit the file") { $0.fail(text) }]
  }

  /// The offsets at which the text is found.
  private static func matches(of text: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard let first = text.first, text.count <= bytes.count else { return [] }
    return (0...bytes.count - text.count).filter {
      bytes[$0] == first && bytes[$0...].starts(with: text)
    }
  }

  /// The problem of an edited file that can't be parsed, unless it couldn't be before.
  private func parseProblem(_ edited: [UInt8], before: [UInt8]) -> String? {
    guard call.file.hasSuffix(".swift") else { return nil }
    let source = SourceFile(name: call.file, bytes: edited)
    let problems = SwiftFileSearch.problems(in: source)
    let known = SwiftFileSearch.problems(in: SourceFile(name: call.file, bytes: before))
    guard problems.count > known.count else { return nil }
    return ContextWords.editDoesNotParse + "\n"
      + DiagnosticRenderer(source: source).renderWithoutCount(problems)
  }

  /// Explains the view at a line, or the nearest view above it, because the line may be a modifier.
  private func stepsOfEditedView(_ line: Int) -> [ContextWork.Step] {
    let step = ContextWork.Step("Explain the view of the edit") { answer in
      let name = ScreenPath.file(of: call.path).split(separator: "/").last ?? ""
      let lines = (max(line - 12, 1)...line).reversed()
      for line in lines {
        let result = explained("\(name):\(line)")
        if result.status == .fine { return add(result, to: &answer) }
      }
      answer.fail("no view is at line \(line); set view")
    }
    return [summaryStep, step]
  }
}
