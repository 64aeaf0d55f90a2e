import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

// Parts that only screen pictures contain: gradients with all their colors, shadows, and text with
// fixed positions.
extension SVGWriter {
  /// Writes a color with its opacity as a separate attribute, which every SVG reader supports.
  mutating func attributes(_ name: StaticString, _ color: PictureColor) {
    var opaque = color
    opaque.opacity = 1
    attribute(name, opaque)
    guard color.opacity < 1 else { return }
    buffer.append(UInt8(ascii: " "))
    buffer.append(name)
    buffer.append("-opacity=\"" as StaticString)
    buffer.append(color.opacity)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes the definition of a gradient. Its coordinates are those of the painted outline.
  mutating func appendGradient(_ number: Int, _ gradient: GradientPaint, in box: Rect) {
    func point(_ unit: UnitPoint) -> Point {
      Point(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
    }
    var name: StaticString = "linearGradient"
    switch gradient.form {
    case .linear(let from, let to):
      beginGradient(name, number, isInPoints: true)
      let (first, last) = (point(from), point(to))
      attribute("x1", first.x)
      attribute("y1", first.y)
      attribute("x2", last.x)
      attribute("y2", last.y)
    case .radial(let center, _, let end):
      name = "radialGradient"
      beginGradient(name, number, isInPoints: true)
      attribute("cx", point(center).x)
      attribute("cy", point(center).y)
      attribute("r", max(end, 0.01))
    case .elliptical(let center):
      name = "radialGradient"
      beginGradient(name, number, isInPoints: false)
      attribute("cx", center.x)
      attribute("cy", center.y)
    case .angular: beginGradient(name, number, isInPoints: false)
    }
    buffer.append(UInt8(ascii: ">"))
    var inner = 0.0
    if case .radial(_, let start, let end) = gradient.form, end > 0 {
      inner = min(max(start / end, 0), 1)
    }
    for stop in gradient.stops {
      buffer.append("<stop" as StaticString)
      attribute("offset", inner + min(max(stop.offset, 0), 1) * (1 - inner))
      var opaque = stop.color
      opaque.opacity = 1
      attribute("stop-color", opaque)
      if stop.color.opacity < 1 { attribute("stop-opacity", stop.color.opacity) }
      buffer.append("/>" as StaticString)
    }
    buffer.append("</" as StaticString)
    buffer.append(name)
    buffer.append(">\n" as StaticString)
  }

  private mutating func beginGradient(_ name: StaticString, _ number: Int, isInPoints: Bool) {
    buffer.append(UInt8(ascii: "<"))
    buffer.append(name)
    buffer.append(" id=\"\(prefix)g\(number)\"")
    if isInPoints { attribute("gradientUnits", "userSpaceOnUse") }
  }

  /// Writes the definition of what is cut out of a group: black on white.
  mutating func appendCut(_ number: Int, _ cut: Figure.Cut) {
    buffer.append("<mask id=\"\(prefix)k\(number)\" maskUnits=\"userSpaceOnUse\"")
    attributes(of: cut.region)
    buffer.append("><rect" as StaticString)
    attributes(of: cut.region)
    attribute("fill", "#fff")
    buffer.append("/>" as StaticString)
    if !cut.areas.isEmpty {
      beginPath(cut.areas)
      buffer.append("/>" as StaticString)
    }
    if !cut.lines.isEmpty {
      beginPath(cut.lines)
      attribute("fill", "none")
      attribute("stroke", "#000")
      attribute("stroke-width", cut.width)
      buffer.append(
        " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>" as StaticString)
    }
    buffer.append("</mask>\n" as StaticString)
  }

  /// Writes the definition of a shadow. The blur of SwiftUI has about half its radius as deviation.
  mutating func appendShadow(_ number: Int, _ shadow: Shadow) {
    buffer.append("<filter id=\"\(prefix)s\(number)\" filterUnits=\"userSpaceOnUse\"")
    attributes(of: shadow.region)
    buffer.append("><feGaussianBlur in=\"SourceAlpha\"" as StaticString)
    attribute("stdDeviation", shadow.radius / 2)
    buffer.append("/><feOffset" as StaticString)
    attribute("dx", shadow.x)
    attribute("dy", shadow.y)
    buffer.append(" result=\"b\"/><feFlood" as StaticString)
    var opaque = shadow.color
    opaque.opacity = 1
    attribute("flood-color", opaque)
    attribute("flood-opacity", shadow.color.opacity)
    buffer.append(
      """
      /><feComposite in2="b" operator="in"/><feMerge><feMergeNode/>\
      <feMergeNode in="SourceGraphic"/></feMerge></filter>

      """ as StaticString)
  }

  /// Writes the words of the text, each at its measured position and with its measured width, so
  /// that they keep their positions in a reader that ignores `textLength`.
  mutating func append(_ words: [LabelWord]) {
    for word in words {
      buffer.append("<tspan" as StaticString)
      attribute("x", word.x)
      attribute("textLength", word.width)
      attribute("lengthAdjust", "spacingAndGlyphs")
      buffer.append(UInt8(ascii: ">"))
      buffer.append(markup: word.text)
      buffer.append("</tspan>" as StaticString)
    }
  }
}

extension Figure {
  /// The box that a gradient fills.
  var paintedBox: Rect {
    if case .label(let label) = self { return LabelMetrics.box(of: label) }
    return box ?? .zero
  }
}
