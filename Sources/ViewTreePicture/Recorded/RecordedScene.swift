import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// Draws the layout of a report: frames with their names, in the coordinates of all layouts.
struct RecordedScene {
  private let layout: RecordedLayout
  private let options: PictureOptions
  private var scene: Scene
  private var grid: CollisionGrid
  /// The window with all frames.
  private let drawn: Rect

  private static let margin = 16.0
  private static let wordsHeight = 60.0
  /// Up to how many views have their names.
  private static let nameLimit = 2_000
  private static let size = 10.0
  private static let height = 13.0

  /// The frames of the report, each as a line in the color of its kind.
  static func frames(of layout: RecordedLayout, _ options: PictureOptions) -> Scene {
    var drawing = RecordedScene(layout, options)
    drawing.addFrames()
    drawing.addWords()
    return drawing.scene
  }

  private init(_ layout: RecordedLayout, _ options: PictureOptions) {
    self.layout = layout
    self.options = options
    let count = ReportWords.count(layout.views.count, "view", "views")
    scene = Scene(
      title: "\(layout.name): layout of \(layout.source)",
      summary: "The frames of \(count), from \(layout.source).")
    let frames = layout.views.indices.compactMap(layout.frame)
    drawn = frames.reduce(layout.window) { $0?.union($1) ?? $1 } ?? .zero
    grid = CollisionGrid(drawn.grown(by: 1))
  }

  /// The two lines below the frames. Pictures of documents have none there. Also updates the
  /// bounds.
  private mutating func addWords() {
    var right = drawn.maxX
    for (text, size, weight, y) in [
      (LabelMetrics.cut(layout.name, to: 120), 17.0, 700, 26.0), (scene.summary, 12.0, 400, 44.0),
    ] {
      let label = Label(
        text, at: Point(x: drawn.minX, y: drawn.maxY + y), size: size, weight: weight)
      scene.add(.label(label), .legend, fill: .ink(weight > 400 ? .text : .secondary))
      right = max(right, LabelRoom.box(of: label).maxX)
    }
    scene.bounds = Rect(
      x: drawn.minX - Self.margin, y: drawn.minY - Self.margin,
      width: right - drawn.minX + 2 * Self.margin,
      height: drawn.height + Self.margin + Self.wordsHeight)
  }

  private mutating func addFrames() {
    let group = Figure.Group(isOnWindow: true)
    scene.add(.beginGroup(group), .content)
    if let window = layout.window {
      scene.add(
        .rectangle(window), .content, fill: .color(SystemColors.light.white),
        stroke: Stroke(.ink(.line)))
    }
    if options.layers.contains(.frames) {
      for place in layout.views.indices { addFrame(place) }
    }
    if options.layers.contains(.names) { addNames() }
    scene.add(.endGroup, .content)
  }

  private mutating func addFrame(_ place: Int) {
    guard let frame = layout.frame(place) else { return }
    let view = layout.views[place]
    let stroke = FrameMarks.Line.stroke(Self.line(view.role), Self.ink(view.name))
    scene.add(Self.figure(frame), .frames, stroke: stroke, view: ID(place))
    // The outline of a view that is drawn outside its frame.
    guard let content = view.content, LayoutPlan.isNear(content),
      !frame.contains(content, tolerance: 0.5)
    else { return }
    scene.add(
      Self.figure(content), .frames, stroke: Stroke(stroke.paint, width: 0.75, dashes: [3, 2]),
      view: ID(place))
  }

  /// A frame without width or height is a line.
  private static func figure(_ frame: Rect) -> Figure {
    if frame.width > 0, frame.height > 0 { return .rectangle(frame) }
    return .line([frame.origin, Point(x: frame.maxX, y: frame.maxY)], isClosed: false)
  }

  private static func line(_ role: String) -> FrameMarks.Line {
    switch role {
    case "": .plain
    case "background": .background
    case "mask": .mask
    default: .overlay
    }
  }

  private static func ink(_ name: String) -> Ink { kinds[name]?.ink ?? .other }

  private static let kinds = Dictionary(
    zip(ViewRegistry.standard.names, ViewKind.registered),
    uniquingKeysWith: { first, _ in first })

  // MARK: - Names

  /// Names views, the largest first, where labels don't overlap. If several views have the same
  /// frame, the outermost is named.
  private mutating func addNames() {
    let places = layout.views.indices.prefix(Self.nameLimit)
    let areas = places.map { place in layout.frame(place).map { $0.width * $0.height } ?? 0 }
    let order = places.sorted {
      areas[$0] == areas[$1] ? $0 < $1 : areas[$0] > areas[$1]
    }
    for place in order {
      guard let frame = layout.frame(place) else { continue }
      _ = layout.labels(place).first { addName(LabelMetrics.cut($0, to: 60), place, in: frame) }
    }
  }

  /// Writes a name at one of two corners of a frame. Returns false if there is no space.
  private mutating func addName(_ label: String, _ place: Int, in frame: Rect) -> Bool {
    let width = LabelMetrics.width(of: label, size: Self.size, weight: 600)
    let size = Size(width: width + 6, height: Self.height)
    let corners = [
      Point(x: frame.minX + 1, y: frame.minY + 1),
      Point(x: frame.minX + 1, y: frame.maxY - Self.height - 1),
    ]
    guard size.width + 2 <= frame.width, size.height + 2 <= frame.height,
      let corner = corners.first(where: { grid.isFree(Rect(origin: $0, size: size)) })
    else { return false }
    addName(label, width, Rect(origin: corner, size: size), place)
    return true
  }

  private mutating func addName(_ text: String, _ width: Double, _ box: Rect, _ place: Int) {
    grid.insert(box)
    let label = Label(
      text, at: Point(x: box.minX + 3, y: box.maxY - 3.2), size: Self.size, weight: 600,
      width: width)
    scene.add(.rectangle(box, radius: 2), .names, fill: .ink(.paper), view: ID(place))
    scene.add(
      .label(label), .names, fill: .ink(Self.ink(layout.views[place].name)), view: ID(place))
  }
}
