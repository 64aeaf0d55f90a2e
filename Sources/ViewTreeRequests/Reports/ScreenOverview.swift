import ViewTreeReport
import ViewTreeSyntax

/// The report of `viewtree inspect FOLDER`: one line for each screen.
package enum ScreenOverview {
  /// The report in the format that the options choose.
  package static func report(
    _ screens: [ScreenSummary], _ arguments: ParsedArguments
  ) -> [UInt8] {
    formats.write(screens, arguments)
  }

  private static let formats = ReportFormats<[ScreenSummary]>(
    text: { text($0) }, [ReportFormat("json") { json($0) }])

  // MARK: - Text

  private static func text(_ screens: [ScreenSummary]) -> [UInt8] {
    let names = column(screens.map(\.document))
    let windows = column(screens.map { window($0) ?? "-" })
    var text = ""
    for ((name, window), screen) in zip(zip(names, windows), screens) {
      text += TerminalText.escaped("\(name)  \(window)  \(facts(screen))") + "\n"
    }
    let missing = screens.count { !$0.isShown }
    text += "\n" + counted(screens.count, "screen")
    if missing > 0 { text += ", \(missing) not shown" }
    return Array((text + "\n").utf8)
  }

  /// The strings, padded with spaces to the width of the widest string.
  private static func column(_ texts: [String]) -> [String] {
    let width = texts.map(\.count).max() ?? 0
    return texts.map { $0 + String(repeating: " ", count: width - $0.count) }
  }

  private static func window(_ screen: ScreenSummary) -> String? {
    screen.window.map { "\(number($0.width))x\(number($0.height))" }
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }

  private static func facts(_ screen: ScreenSummary) -> String {
    var facts: [String] = []
    if screen.isShown {
      facts.append(counted(screen.views, "view"))
      if screen.views > 0 { facts.append("\(screen.known * 100 / screen.views) % known") }
      if screen.madeUpValues > 0 {
        facts.append(counted(screen.madeUpValues, "placeholder value"))
      }
      facts.append(screen.problems == 0 ? "no problems" : counted(screen.problems, "problem"))
    } else {
      facts.append("not shown")
    }
    if screen.errors > 0 { facts.append(counted(screen.errors, "error")) }
    if screen.warnings > 0 { facts.append(counted(screen.warnings, "warning")) }
    return facts.joined(separator: ", ") + (screen.first.map { ": " + words($0) } ?? "")
  }

  package static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// A problem with its location, at most 100 characters long.
  package static func words(_ problem: ScreenSummary.Problem) -> String {
    let place = problem.file + (problem.line.map { ":\($0)" } ?? "")
    let message = problem.message
    return "\(place): " + (message.count > 100 ? message.prefix(99) + "…" : message)
  }

  // MARK: - JSON

  private static func json(_ screens: [ScreenSummary]) -> [UInt8] {
    var writer = JSONWriter(capacity: 256 * (screens.count + 1))
    writer.openObject()
    writer.key("viewtree")
    writer.integer(1)
    writer.key("screens")
    writer.openArray()
    for screen in screens {
      writer.element()
      write(screen, to: &writer)
    }
    writer.closeArray()
    writer.closeObject()
    return writer.finished()
  }

  private static func write(_ screen: ScreenSummary, to writer: inout JSONWriter) {
    writer.openObject()
    writer.key("document")
    writer.string(screen.document)
    if let window = screen.window {
      writer.key("width")
      writer.length(window.width)
      writer.key("height")
      writer.length(window.height)
      for (key, count) in [
        ("views", screen.views), ("known", screen.known), ("madeUpValues", screen.madeUpValues),
        ("problems", screen.problems),
      ] {
        writer.key(text: key)
        writer.integer(count)
      }
    }
    for (key, count) in [("errors", screen.errors), ("warnings", screen.warnings)] {
      writer.key(text: key)
      writer.integer(count)
    }
    if let problem = screen.first {
      writer.key("first")
      writer.openObject()
      writer.key("file")
      writer.string(problem.file)
      if let line = problem.line {
        writer.key("line")
        writer.integer(line)
      }
      writer.key("message")
      writer.string(problem.message)
      writer.closeObject()
    }
    writer.closeObject()
  }
}
