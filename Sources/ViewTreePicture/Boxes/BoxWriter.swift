import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSyntax

/// Draws a layout in characters, for a terminal.
enum BoxWriter {
  /// The picture, with its scale, the window, and the omitted content.
  static func picture(of subject: PictureSubject, _ options: PictureOptions) -> [UInt8] {
    let inspection = subject.inspection
    let shown = views(inspection, options)
    let scale = BoxScale(region(inspection, shown, options), columns: options.columns)
    let marks = BoxMarks(inspection, shown, scale, options)
    let labels = BoxLabels(inspection, marks.marks, scale, options)
    var buffer = ByteBuffer(capacity: scale.columns * scale.rows * 2)
    appendHeadline(of: subject, scale, options, to: &buffer)
    labels.grid.append(to: &buffer)
    for line in missing(marks, labels, width: options.columns) {
      buffer.append(line)
      buffer.append(UInt8(ascii: "\n"))
    }
    return buffer.takeAll()
  }

  /// The views that are drawn: all, or one with those below it.
  private static func views(
    _ inspection: Inspection, _ options: PictureOptions
  ) -> Range<ID<InspectedView>> {
    guard let view = options.view else { return inspection.views.ids }
    let depth = inspection.views.depth(of: view)
    let below = inspection.views[(view.index + 1)...].prefix { $0.depth > depth }
    return view..<ID(below.endIndex)
  }

  /// The drawn part of the window. Without a window, the bounds of the views.
  private static func region(
    _ inspection: Inspection, _ shown: Range<ID<InspectedView>>, _ options: PictureOptions
  ) -> Rect {
    func isFinite(_ frame: Rect) -> Bool { frame.maxX.isFinite && frame.maxY.isFinite }
    if let view = options.view, isFinite(inspection.views[view].frame) {
      return inspection.views[view].frame
    }
    let window = inspection.window
    if window.proposal == nil {
      return Rect(x: 0, y: 0, width: window.width, height: window.height)
    }
    let frames = inspection.views[shown.lowerBound.index..<shown.upperBound.index].lazy.filter {
      $0.depth == 0
    }.map(\.frame)
    return frames.filter(isFinite).reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
  }

  // MARK: - Wording

  private static func appendHeadline(
    of subject: PictureSubject, _ scale: BoxScale, _ options: PictureOptions,
    to buffer: inout ByteBuffer
  ) {
    var report = ReportOptions()
    report.sourceName = options.sourceName
    buffer.append(TextReport.headline(subject.inspection, report))
    if let step = subject.stepWords { buffer.append("  \(TerminalText.escaped(step))") }
    if let view = options.view {
      buffer.append("  in " as StaticString)
      buffer.append(TerminalText.escaped(subject.inspection.name(of: .view(view))))
    }
    buffer.append("  one character is " as StaticString)
    buffer.append(scale.cell.width)
    buffer.append(" by " as StaticString)
    buffer.append(scale.cell.height)
    buffer.append(" points\n" as StaticString)
  }

  /// Lines about the content that is missing from the picture, no wider than the picture.
  private static func missing(_ marks: BoxMarks, _ labels: BoxLabels, width: Int) -> [String] {
    let numbers = marks.closures.filter { !labels.closures.contains($0) }
    var parts: [String] = []
    if !numbers.isEmpty {
      parts.append((numbers.count == 1 ? "closure " : "closures ") + NumberRanges.words(numbers))
    }
    if labels.namelessCount > 0 {
      parts.append(ReportWords.count(labels.namelessCount, "name", "names"))
    }
    if labels.missingTextCount > 0 {
      parts.append(ReportWords.count(labels.missingTextCount, "text", "texts"))
    }
    var lines = parts.isEmpty ? [] : wrapped("no space for " + parts.joined(separator: "; "), width)
    if marks.outsideCount > 0 {
      lines.append("outside: \(ReportWords.count(marks.outsideCount, "view", "views"))")
    }
    return lines
  }

  /// A text in lines. All but the first are indented.
  private static func wrapped(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(lines.isEmpty ? String(word) : "  " + word)
      }
    }
    return lines
  }
}
