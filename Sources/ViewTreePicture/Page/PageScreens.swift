import ViewTreeInspector
import ViewTreeReport

/// The screens that a page shows besides its moments: the document on several devices and in several
/// text sizes, and at the widths at which it changes.
package struct PageScreens {
  /// A screen with its problems framed.
  struct Cell {
    let title: String
    let problems: String?
    /// The things that change at this width.
    var changes: [String] = []
    /// The first width with this layout, in points.
    var width = 0.0
    let svg: [UInt8]
  }

  /// The maximum number of bytes of all screens. Further ones are omitted.
  private static let limit = 400_000
  /// The maximum number of listed changes at a width.
  private static let listedChanges = 6

  /// A row for each text size.
  private(set) var devices: [[Cell]] = []
  /// The screens at widths, from the narrowest.
  private(set) var widths: [Cell] = []
  /// The greatest width, in points.
  private(set) var widest = 0.0
  /// The number of omitted screens.
  private(set) var omittedCount = 0
  private var room = Self.limit

  package init() {}

  /// True if further screens don't fit.
  package var isFull: Bool { omittedCount > 0 }

  /// Begins a row of devices.
  package mutating func beginRow() { devices.append([]) }

  /// Adds a device to the last row.
  package mutating func add(
    _ subject: PictureSubject, _ options: PictureOptions, title: String
  ) {
    guard !devices.isEmpty, let cell = cell(subject, options, title) else { return }
    devices[devices.count - 1].append(cell)
  }

  /// Adds the layout that holds from a width on, with the changes there.
  package mutating func add(
    _ subject: PictureSubject, _ options: PictureOptions, width: Double, changes: [String]
  ) {
    guard var cell = cell(subject, options, "\(NumberText.exact(width)) points wide") else {
      return
    }
    cell.width = width
    cell.changes = Array(changes.prefix(Self.listedChanges))
    if changes.count > Self.listedChanges {
      cell.changes.append("… \(changes.count - Self.listedChanges) more changes")
    }
    widths.append(cell)
    widest = max(widest, width)
  }

  /// Extends the widths without a change up to the last one.
  package mutating func end(at width: Double) { widest = max(widest, width) }

  private mutating func cell(
    _ subject: PictureSubject, _ options: PictureOptions, _ title: String
  ) -> Cell? {
    guard !isFull else {
      omittedCount += 1
      return nil
    }
    var options = options
    options.kind = .screen
    options.marksProblems = true
    options.view = nil
    let count = devices.reduce(widths.count) { $0 + $1.count }
    let svg = SVGWriter.element(
      ScreenScene.scene(of: subject, options), prefix: "v\(count)-")
    guard svg.count <= room else {
      omittedCount += 1
      return nil
    }
    room -= svg.count
    let problems = Linter.problems(in: subject.inspection, subject.explainer)
    return Cell(title: title, problems: ProblemWords.line(problems), svg: svg)
  }
}
