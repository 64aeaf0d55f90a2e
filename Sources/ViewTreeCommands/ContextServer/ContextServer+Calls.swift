import ViewTreeGolden
import ViewTreeInspector
import ViewTreeLanguageServer
import ViewTreeSyntax

/// The work of the tools.
extension ContextServer {
  mutating func answer(_ tool: ContextTool, _ arguments: JSONNode?) -> ContextAnswer {
    let name = arguments?["file"]?.text ?? arguments?["folder"]?.text ?? ""
    let path: String
    switch name.isEmpty ? .success(folder.path) : folder.file(name) {
    case .success(let found): path = found
    case .failure(let refusal): return .failed(refusal.text)
    }
    let call = ContextCall(arguments, of: tool, path: path)
    remember(path)
    return answer(tool, call, console)
  }

  /// Keeps the first version of a file, to compare later ones with it.
  private mutating func remember(_ path: String) {
    let file = String(path.prefix { $0 != "#" })
    guard firstVersions[file] == nil, let bytes = try? FileSystem.read(file) else { return }
    firstVersions[file] = bytes
  }

  private func answer(
    _ tool: ContextTool, _ call: ContextCall, _ console: Console
  ) -> ContextAnswer {
    switch tool.action {
    case .commands(let lines): return answer(lines(call), console)
    case .checkLayout: return checkLayout(call, console)
    case .picture: return picture(call, console)
    case .changes: return changes(call, console)
    case .edit: return edit(call, console)
    }
  }

  private func answer(_ lines: [[String]], _ console: Console) -> ContextAnswer {
    var answer = ContextAnswer()
    for line in lines {
      let run = Self.run(line, console)
      answer.add(run.text, run.status)
    }
    return answer
  }

  /// Runs a command line. The text is its result, then its messages.
  private static func run(
    _ words: [String], _ console: Console
  ) -> (text: String, status: ExitStatus) {
    final class Written {
      var result: [UInt8] = []
      var messages: [UInt8] = []
    }
    let written = Written()
    var console = console
    console.writeOutput = { written.result += $0 }
    console.writeError = { written.messages += $0 }
    console.readInput = { _ in [] }
    console.errorIsTerminal = false
    console.isOfProcess = false
    let status = ViewTreeCommand.run(words, console)
    return (String(decoding: written.result + written.messages, as: UTF8.self), status)
  }

  // MARK: - Layout problems

  /// The problems on each device and at each text size. Pairs with the same problems share one entry.
  private func checkLayout(_ call: ContextCall, _ console: Console) -> ContextAnswer {
    let devices = call.list("devices") ?? ["iPhoneSE", "iPhone17", "iPad"]
    let sizes = call.list("text_sizes") ?? ["large", "accessibility3"]
    var found: [(text: String, status: ExitStatus, places: [String])] = []
    for device in devices {
      for size in sizes {
        let run = Self.run(
          ["lint", "--device=\(device)", "--dynamic-type=\(size)"]
            + call.option("root", as: "--root") + call.file, console)
        let place = "\(device) \(size)"
        if let known = found.firstIndex(where: { $0.text == run.text }) {
          found[known].places.append(place)
        } else {
          found.append((run.text, run.status, [place]))
        }
      }
    }
    var answer = ContextAnswer()
    for problem in found.sorted(by: { $0.places.count > $1.places.count }) {
      let text = problem.text.isEmpty ? "no problems\n" : problem.text
      answer.add(problem.places.joined(separator: ", ") + ":\n" + text, problem.status)
    }
    return answer
  }

  // MARK: - Pictures

  private func picture(_ call: ContextCall, _ console: Console) -> ContextAnswer {
    var answer = ContextAnswer()
    let name = call.path.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let file = "\(pictures)/\(String(name)).svg"
    try? FileSystem.makeFolder(pictures)
    let drawn = Self.run(["draw", "--output", file] + call.options + call.file, console)
    answer.add(drawn.status == .fine ? "SVG: \(file)" : drawn.text, drawn.status)
    guard drawn.status == .fine else { return answer }
    let text = Self.run(
      ["draw", "--format", "text", "--columns", "80"] + call.options + call.file, console)
    answer.add(text.text, text.status)
    return answer
  }

  // MARK: - Changes

  private func changes(_ call: ContextCall, _ console: Console) -> ContextAnswer {
    let file = String(call.path.prefix { $0 != "#" })
    guard let first = firstVersions[file], let now = try? FileSystem.read(file) else {
      return .failed("'\(file)' can't be read")
    }
    if first == now {
      var answer = ContextAnswer()
      answer.add("The file is as it was at the first call. Change it, and call again.", .fine)
      return answer
    }
    let before = Self.earlierName(of: file)
    var console = console
    console.unsaved[before] = first
    return answer(
      [["diff"] + call.option("root", as: "--root") + ["--", before, file]], console)
  }

  /// The name of the earlier version of a file, beside it.
  private static func earlierName(of file: String) -> String {
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    return "\(file[..<dot]) (before)\(file[dot...])"
  }

  // MARK: - Edits

  private func edit(_ call: ContextCall, _ console: Console) -> ContextAnswer {
    let file = String(call.path.prefix { $0 != "#" })
    let name = call.text("tool") ?? "check_layout"
    guard let tool = ContextTool.named(name), !tool.isAboutOtherVersions else {
      return .failed(
        "'\(name)' can't be tried; use inspect, explain, check_layout, picture or preferences")
    }
    guard let bytes = try? FileSystem.read(file) else { return .failed("'\(file)' can't be read") }
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = call.number("first_line") ?? 1
    let last = call.number("last_line") ?? first
    guard first <= last, last <= lines.count else {
      return .failed("the file has \(lines.count) lines, and the edit is of \(first) to \(last)")
    }
    if name == "explain", call.text("view") == nil {
      return .failed("'explain' needs the argument 'view'")
    }
    lines.replaceSubrange(first - 1..<last, with: [call.text("replacement") ?? ""])
    var console = console
    console.unsaved[file] = Array(lines.joined(separator: "\n").utf8)
    return answer(tool, call, console)
  }
}

extension ContextTool {
  /// True for a tool that compares versions of a file, or is about several files.
  fileprivate var isAboutOtherVersions: Bool {
    switch action {
    case .changes, .edit: true
    case .commands: name == "screens"
    case .checkLayout, .picture: false
    }
  }
}
