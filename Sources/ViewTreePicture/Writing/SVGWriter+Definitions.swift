import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

// The definitions that shapes refer to: hatches, arrows, gradients, and clip paths.
extension SVGWriter {
  mutating func appendDefinitions(of scene: Scene) {
    var hatches: Set<GroundInk> = []
    var arrows: Set<GroundInk> = []
    var grounds: [Bool] = []
    var gradients: [(paint: GradientPaint, box: Rect)] = []
    var clips: [Figure.Clip] = []
    var shadows: [Shadow] = []
    var cuts: [Figure.Cut] = []
    for shape in scene.shapes {
      let isOnWindow = grounds.last ?? false
      for paint in [shape.fill, shape.stroke?.paint ?? .none] {
        if case .hatch(let ink) = paint { hatches.insert(GroundInk(ink, isOnWindow)) }
        if case .gradient(let gradient) = paint {
          gradients.append((gradient, shape.figure.paintedBox))
        }
      }
      if let stroke = shape.stroke, stroke.hasArrow, case .ink(let ink) = stroke.paint {
        arrows.insert(GroundInk(ink, isOnWindow))
      }
      switch shape.figure {
      case .beginGroup(let group):
        grounds.append(isOnWindow || group.isOnWindow)
        if let clip = group.clip { clips.append(clip) }
        if let shadow = group.shadow { shadows.append(shadow) }
        if let cut = group.cut { cuts.append(cut) }
      case .endGroup: _ = grounds.popLast()
      default: break
      }
    }
    guard
      !hatches.isEmpty || !arrows.isEmpty || !gradients.isEmpty || !clips.isEmpty
        || !shadows.isEmpty || !cuts.isEmpty
    else {
      return
    }
    buffer.append("<defs>\n" as StaticString)
    for ink in GroundInk.all where hatches.contains(ink) { appendHatch(ink) }
    for ink in GroundInk.all where arrows.contains(ink) { appendArrow(ink) }
    for (number, gradient) in gradients.enumerated() {
      appendGradient(number, gradient.paint, in: gradient.box)
    }
    for (number, clip) in clips.enumerated() { appendClip(number, clip) }
    for (number, shadow) in shadows.enumerated() { appendShadow(number, shadow) }
    for (number, cut) in cuts.enumerated() { appendCut(number, cut) }
    buffer.append("</defs>\n" as StaticString)
  }

  /// An ink, and a flag for the window as its background.
  private struct GroundInk: Hashable {
    let ink: Ink
    let isOnWindow: Bool

    init(_ ink: Ink, _ isOnWindow: Bool) {
      self.ink = ink
      self.isOnWindow = isOnWindow
    }

    static let all = [false, true].flatMap { ground in Ink.allCases.map { GroundInk($0, ground) } }

    func identifier(_ kind: String) -> String { "\(isOnWindow ? "w" : "")\(kind)-\(ink.rawValue)" }
  }

  private mutating func appendHatch(_ ink: GroundInk) {
    buffer.append("<pattern id=\"\(prefix)\(ink.identifier("h"))\" width=\"6\" height=\"6\"")
    buffer.append(
      " patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">" as StaticString)
    for (width, opacity) in [(6.0, 0.1), (1.5, 0.45)] {
      buffer.append("<rect" as StaticString)
      attribute("width", width)
      attribute("height", 6)
      attribute("fill", ink.ink, isOnWindow: ink.isOnWindow)
      attribute("fill-opacity", opacity)
      buffer.append("/>" as StaticString)
    }
    buffer.append("</pattern>\n" as StaticString)
  }

  private mutating func appendArrow(_ ink: GroundInk) {
    buffer.append("<marker id=\"\(prefix)\(ink.identifier("a"))\"")
    buffer.append(
      " viewBox=\"0 0 10 10\" refX=\"8\" refY=\"5\" markerUnits=\"userSpaceOnUse\""
        as StaticString)
    buffer.append(" markerWidth=\"11\" markerHeight=\"11\" orient=\"auto\">" as StaticString)
    buffer.append("<path d=\"M0 0L10 5L0 10z\"" as StaticString)
    attribute("fill", ink.ink, isOnWindow: ink.isOnWindow)
    buffer.append("/></marker>\n" as StaticString)
  }

  private mutating func appendClip(_ number: Int, _ clip: Figure.Clip) {
    buffer.append("<clipPath id=\"\(prefix)c\(number)\">")
    switch clip {
    case .rectangle(let rect, let radius):
      buffer.append("<rect" as StaticString)
      attributes(of: rect)
      if radius > 0 { attribute("rx", radius) }
    case .ellipse(let rect):
      beginEllipse(rect)
    case .path(let steps):
      beginPath(steps)
    }
    buffer.append("/></clipPath>\n" as StaticString)
  }
}
