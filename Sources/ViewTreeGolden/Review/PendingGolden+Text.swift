import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

extension PendingGolden {
  /// The decision as text: the path with the first change, the other changes, and the changed lines
  /// if requested. Optionally with color.
  public func text(
    _ style: GoldenDiffStyle, color: Bool = false, from maker: (any GoldenReportMaker)? = nil
  ) -> String {
    var isWhole = true
    return text(style, color: color, from: maker, &isWhole)
  }

  /// The text of the changes. `isWhole` becomes false if a file can't be read.
  public func text(
    _ style: GoldenDiffStyle, color: Bool, from maker: (any GoldenReportMaker)? = nil,
    _ isWhole: inout Bool
  ) -> String {
    let lines: [String]
    do throws(GoldenProblem) {
      let difference = try difference(from: maker)
      let hasGolden = try hasGolden()
      lines =
        (hasGolden
          ? GoldenReport.lines(path, difference, style, color: color)
          : [TerminalText.escaped("\(path): \(GoldenWords.newGolden)")]) + places(hasGolden)
    } catch {
      if case .unreadable = error { isWhole = false }
      lines = [TerminalText.escaped("\(pendingPath): \(GoldenWords.sentence(error))")]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The paths of a picture before and after the change.
  private func places(_ hasGolden: Bool) -> [String] {
    guard GoldenName(path)?.form == .svg else { return [] }
    let before = hasGolden ? ["  before: \(path)"] : []
    return (before + ["  after: \(pendingPath)"]).map(TerminalText.escaped)
  }

  /// The pending reports as JSON: an array of objects with `path`, `pending`, `behaviour` and
  /// `patch`, or with `error`.
  public static func json(_ all: [PendingGolden]) -> [UInt8] {
    var isWhole = true
    return json(all, &isWhole)
  }

  /// The pending reports as JSON. `isWhole` becomes false if a file can't be read.
  public static func json(_ all: [PendingGolden], _ isWhole: inout Bool) -> [UInt8] {
    var writer = JSONWriter(capacity: 1024)
    writer.openArray()
    for pending in all {
      writer.element()
      writer.openObject()
      writer.key("path")
      writer.string(pending.path)
      writer.key("pending")
      writer.string(pending.pendingPath)
      do throws(GoldenProblem) {
        let difference = try pending.difference()
        writer.key("behaviour")
        writer.openArray()
        for line in difference.behaviour {
          writer.element()
          writer.string(line)
        }
        writer.closeArray()
        writer.key("patch")
        writer.string(difference.patch)
      } catch {
        if case .unreadable = error { isWhole = false }
        writer.key("error")
        writer.string(GoldenWords.sentence(error))
      }
      writer.closeObject()
    }
    writer.closeArray()
    return writer.finished()
  }
}
