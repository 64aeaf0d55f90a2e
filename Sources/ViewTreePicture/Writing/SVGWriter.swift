import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// Writes a scene as SVG: only presentation attributes, which a server's policy can't forbid.
struct SVGWriter {
  let theme: PictureOptions.Theme
  /// The prefix of every identifier, so that one page can contain several pictures.
  let prefix: String
  var buffer = ByteBuffer(capacity: 1 << 14)
  /// The numbers of the outlines that groups are cut to, and of gradients, in the order of the
  /// scene.
  private var clipCount = 0
  private var gradientCount = 0
  private var shadowCount = 0
  private var cutCount = 0
  private var maskCount = 0
  /// The number of the mask that each open group defines, and that of the last one.
  private var masks: [Int?] = []
  private var lastMask: Int?
  /// True for a picture of a screen.
  private(set) var isScreen = false
  /// True for each open group that is on the window.
  private var grounds: [Bool] = []

  private init(_ theme: PictureOptions.Theme, prefix: String) {
    self.theme = theme
    self.prefix = prefix
  }

  /// A standalone file.
  static func document(
    _ scene: Scene, _ record: SceneRecord? = nil, theme: PictureOptions.Theme
  ) -> [UInt8] {
    var writer = SVGWriter(theme, prefix: "")
    writer.isScreen = scene.isScreen
    writer.begin(scene)
    if let record { writer.append(record) }
    writer.appendStyle()
    writer.body(of: scene)
    return writer.buffer.takeAll()
  }

  /// A picture for a page that contains the style. `prefix` is the prefix of its identifiers.
  static func element(_ scene: Scene, prefix: String) -> [UInt8] {
    var writer = SVGWriter(.light, prefix: prefix)
    writer.isScreen = scene.isScreen
    writer.begin(scene)
    writer.body(of: scene)
    return writer.buffer.takeAll()
  }

  var palette: Palette { theme == .dark ? .dark : .light }

  private var isOnWindow: Bool { grounds.last ?? false }

  private mutating func begin(_ scene: Scene) {
    buffer.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" as StaticString)
    append([scene.bounds.minX, scene.bounds.minY, scene.bounds.width, scene.bounds.height])
    buffer.append(UInt8(ascii: "\""))
    attribute("width", scene.bounds.width)
    attribute("height", scene.bounds.height)
    buffer.append(" role=\"img\" aria-labelledby=\"\(prefix)t \(prefix)d\">\n")
    buffer.append("<title id=\"\(prefix)t\">")
    buffer.append(markup: scene.title)
    buffer.append("</title>\n<desc id=\"\(prefix)d\">")
    buffer.append(markup: scene.summary)
    buffer.append("</desc>\n" as StaticString)
  }

  private mutating func appendStyle() {
    buffer.append("<style>" as StaticString)
    buffer.append(isScreen ? Self.screenFonts : Self.fonts)
    if theme == .auto {
      buffer.append("@media (prefers-color-scheme:dark){" as StaticString)
      buffer.append(Palette.darkening)
      buffer.append(UInt8(ascii: "}"))
    }
    buffer.append("</style>\n" as StaticString)
  }

  /// The fonts of all pictures.
  static let fonts: StaticString = """
    text{font-family:Inter,system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;\
    white-space:pre}.m{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",\
    monospace}
    """

  /// The fonts of a screen: that of the system, and others that are about as wide.
  private static let screenFonts: StaticString = """
    text{font-family:-apple-system,"SF Pro Text","SF Pro",Inter,system-ui,"Segoe UI",\
    "Liberation Sans",Helvetica,Arial,"DejaVu Sans Condensed",sans-serif;white-space:pre}\
    .m{font-family:"SF Mono",ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace}
    """

  private mutating func body(of scene: Scene) {
    appendDefinitions(of: scene)
    buffer.append("<rect" as StaticString)
    attributes(of: scene.bounds)
    attribute("fill", palette.color(.paper))
    buffer.append("/>\n" as StaticString)
    for shape in scene.shapes { append(shape) }
    buffer.append("</svg>\n" as StaticString)
  }

  // MARK: - Shapes

  private mutating func append(_ shape: SceneShape) {
    switch shape.figure {
    case .beginGroup(let group): return begin(group)
    case .endGroup:
      _ = grounds.popLast()
      guard let mask = masks.popLast() ?? nil else {
        return buffer.append("</g>\n" as StaticString)
      }
      lastMask = mask
      return buffer.append("</mask>\n" as StaticString)
    case .label(let label): return append(label, shape)
    case .rectangle(let rect, let radius):
      buffer.append("<rect" as StaticString)
      attributes(of: rect)
      if radius > 0 { attribute("rx", radius) }
    case .ellipse(let rect): beginEllipse(rect)
    case .line(let points, let isClosed): beginPath(points, isClosed: isClosed)
    case .curve(let from, let first, let second, let to):
      buffer.append("<path d=\"M" as StaticString)
      append([from.x, from.y])
      buffer.append(UInt8(ascii: "C"))
      append([first.x, first.y, second.x, second.y, to.x, to.y])
      buffer.append(UInt8(ascii: "\""))
    case .path(let steps): beginPath(steps)
    case .rectangles(let rects): beginPath(rects)
    case .lines(let lines): beginPath(lines)
    }
    attributes(of: shape)
    buffer.append("/>\n" as StaticString)
  }

  mutating func beginEllipse(_ rect: Rect) {
    buffer.append("<ellipse" as StaticString)
    attribute("cx", rect.midX)
    attribute("cy", rect.midY)
    attribute("rx", rect.width / 2)
    attribute("ry", rect.height / 2)
  }

  private mutating func beginPath(_ points: [Point], isClosed: Bool) {
    buffer.append("<path d=\"" as StaticString)
    append(line: points)
    if isClosed { buffer.append(UInt8(ascii: "z")) }
    buffer.append(UInt8(ascii: "\""))
  }

  private mutating func beginPath(_ lines: [[Point]]) {
    buffer.append("<path d=\"" as StaticString)
    for line in lines { append(line: line) }
    buffer.append(UInt8(ascii: "\""))
  }

  mutating func beginPath(_ steps: [PathStep]) {
    buffer.append("<path d=\"" as StaticString)
    for step in steps {
      switch step {
      case .move(let point):
        buffer.append(UInt8(ascii: "M"))
        append([point.x, point.y])
      case .line(let point):
        buffer.append(UInt8(ascii: "L"))
        append([point.x, point.y])
      case .curve(let first, let second, let end):
        buffer.append(UInt8(ascii: "C"))
        append([first.x, first.y, second.x, second.y, end.x, end.y])
      case .close: buffer.append(UInt8(ascii: "z"))
      }
    }
    buffer.append(UInt8(ascii: "\""))
  }

  private mutating func append(line points: [Point]) {
    for (index, point) in points.enumerated() {
      buffer.append(index == 0 ? UInt8(ascii: "M") : UInt8(ascii: "L"))
      append([point.x, point.y])
    }
  }

  /// Begins a path of rectangles. Each one starts relative to the previous rectangle, which is
  /// shorter than absolute coordinates.
  private mutating func beginPath(_ rects: [Rect]) {
    buffer.append("<path d=\"" as StaticString)
    var last = Point.zero
    for rect in rects {
      // Rounds first, so that the differences add up to the exact position.
      let place = Point(x: Self.rounded(rect.minX), y: Self.rounded(rect.minY))
      buffer.append(UInt8(ascii: "m"))
      append([place.x - last.x, place.y - last.y])
      last = place
      buffer.append(UInt8(ascii: "h"))
      buffer.append(rect.width)
      buffer.append(UInt8(ascii: "v"))
      buffer.append(rect.height)
      buffer.append(UInt8(ascii: "h"))
      buffer.append(-rect.width)
      buffer.append(UInt8(ascii: "z"))
    }
    buffer.append(UInt8(ascii: "\""))
  }

  /// To a thousandth, as numbers are written.
  private static func rounded(_ value: Double) -> Double {
    guard value.magnitude < 9e12 else { return value }
    return Double(Int64(value * 1000 + (value < 0 ? -0.5 : 0.5))) / 1000
  }

  private mutating func append(_ label: Label, _ shape: SceneShape) {
    // Texts of the document keep their places in any viewer.
    let isPlaced = isScreen || shape.layer == .content && label.width != nil
    let words = isPlaced && label.anchor == .start ? LabelWord.words(of: label) : []
    buffer.append("<text" as StaticString)
    attribute("x", label.origin.x)
    attribute("y", label.origin.y)
    attribute("font-size", label.size)
    if label.weight != 400 { attribute("font-weight", Double(label.weight)) }
    switch label.anchor {
    case .start: break
    case .middle: attribute("text-anchor", "middle")
    case .end: attribute("text-anchor", "end")
    }
    if label.isMonospaced { attribute("class", "m") }
    if label.isItalic { attribute("font-style", "italic") }
    if let width = label.width, words.count < 2 {
      attribute("textLength", width)
      attribute("lengthAdjust", "spacingAndGlyphs")
    }
    attributes(of: shape)
    buffer.append(UInt8(ascii: ">"))
    if words.count > 1 {
      append(words)
    } else {
      buffer.append(markup: label.text)
    }
    for tail in label.tails { append(tail, after: label) }
    buffer.append("</text>\n" as StaticString)
  }

  private mutating func append(_ tail: Label.Tail, after label: Label) {
    buffer.append("<tspan" as StaticString)
    attribute("dx", tail.gap)
    if tail.size != label.size { attribute("font-size", tail.size) }
    if tail.weight != label.weight { attribute("font-weight", Double(tail.weight)) }
    if tail.isMonospaced { attribute("class", "m") }
    attribute("fill", tail.ink, isOnWindow: isOnWindow)
    buffer.append(UInt8(ascii: ">"))
    buffer.append(markup: tail.text)
    buffer.append("</tspan>" as StaticString)
  }

  private mutating func begin(_ group: Figure.Group) {
    grounds.append(group.isOnWindow || isOnWindow)
    if case .shapes(let region) = group.mask { return beginMask(in: region) }
    masks.append(nil)
    buffer.append("<g" as StaticString)
    if group.mask == .masked, let lastMask {
      buffer.append(" mask=\"url(#\(prefix)m\(lastMask))\"")
    }
    if let map = group.transform {
      buffer.append(" transform=\"matrix(" as StaticString)
      append([map.a, map.b, map.c, map.d, map.tx, map.ty])
      buffer.append(")\"" as StaticString)
    }
    if group.opacity != 1 { attribute("opacity", group.opacity) }
    if group.clip != nil {
      buffer.append(" clip-path=\"url(#\(prefix)c\(clipCount))\"")
      clipCount += 1
    }
    if group.shadow != nil {
      buffer.append(" filter=\"url(#\(prefix)s\(shadowCount))\"")
      shadowCount += 1
    }
    if group.cut != nil {
      buffer.append(" mask=\"url(#\(prefix)k\(cutCount))\"")
      cutCount += 1
    }
    buffer.append(">\n" as StaticString)
  }

  /// Begins the shapes of a mask, of which only the opacity counts.
  private mutating func beginMask(in region: Rect) {
    masks.append(maskCount)
    buffer.append("<mask id=\"\(prefix)m\(maskCount)\" mask-type=\"alpha\"")
    buffer.append(" maskUnits=\"userSpaceOnUse\"" as StaticString)
    attributes(of: region)
    buffer.append(">\n" as StaticString)
    maskCount += 1
  }

  private mutating func attributes(of shape: SceneShape) {
    // A mask doesn't change if its views are faded.
    let isInMask = masks.contains { $0 != nil }
    if let view = shape.view, !isInMask { buffer.append(" data-v=\"\(view.rawValue)\"") }
    if let event = shape.event { buffer.append(" data-e=\"\(event)\"") }
    paint("fill", shape.fill)
    guard let stroke = shape.stroke else { return }
    paint("stroke", stroke.paint)
    if stroke.width != 1 { attribute("stroke-width", stroke.width) }
    if !stroke.dashes.isEmpty {
      buffer.append(" stroke-dasharray=\"" as StaticString)
      append(stroke.dashes)
      buffer.append(UInt8(ascii: "\""))
    }
    if stroke.dashPhase != 0 { attribute("stroke-dashoffset", stroke.dashPhase) }
    switch stroke.cap {
    case .butt: break
    case .round: attribute("stroke-linecap", "round")
    case .square: attribute("stroke-linecap", "square")
    }
    switch stroke.join {
    case .miter: break
    case .round: attribute("stroke-linejoin", "round")
    case .bevel: attribute("stroke-linejoin", "bevel")
    }
    if stroke.hasArrow, case .ink(let ink) = stroke.paint {
      buffer.append(" marker-end=\"url(#\(prefix)\(ground)a-\(ink.rawValue))\"")
    }
  }

  private mutating func paint(_ name: StaticString, _ paint: Paint) {
    switch paint {
    case .none: attribute(name, "none")
    case .ink(let ink): attribute(name, ink, isOnWindow: isOnWindow)
    case .color(let color) where isScreen: attributes(name, color)
    case .color(let color): attribute(name, color)
    case .hatch(let ink): reference(name, "\(ground)h-\(ink.rawValue)")
    case .gradient:
      reference(name, "g\(gradientCount)")
      gradientCount += 1
    }
  }

  /// The prefix of identifiers on the window.
  private var ground: String { isOnWindow ? "w" : "" }

  private mutating func reference(_ name: StaticString, _ identifier: String) {
    buffer.append(UInt8(ascii: " "))
    buffer.append(name)
    buffer.append("=\"url(#\(prefix)\(identifier))\"")
  }
}
