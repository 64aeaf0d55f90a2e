import ViewTreeInspector
import ViewTreeLayout
import ViewTreeScript

/// The outlines of shapes that are named as values.
enum ClipOutline {
  /// The outline to which `clipShape` clips, or `nil` for an unknown shape.
  static func clip(
    _ shape: InspectedArgument.Value, _ look: DrawnLook, _ rect: Rect, _ geometry: DrawnGeometry
  ) -> Figure.Clip? {
    var call: CalledValue?
    if case .value(let value) = shape {
      if let steps = [PathStep](geometry.path(of: value, in: rect)) { return .path(steps) }
      call = CalledValue(value)
    }
    guard let name = (call?.name ?? look.text(shape)).map(bareName) else { return nil }
    let short = min(rect.width, rect.height)
    switch name {
    case "circle": return .ellipse(rect.centredSquare)
    case "ellipse": return .ellipse(rect)
    case "capsule": return .rectangle(rect, radius: short / 2)
    case "rectangle", "rect", "roundedrectangle", "unevenroundedrectangle":
      let size = call?["cornerSize"].flatMap { value -> Double? in
        if case .size(let size) = value { return size.width }
        return nil
      }
      let written = look.text(shape).flatMap { WrittenValue.number("cornerRadius", in: $0) }
      let radius = call?.number("cornerRadius") ?? size ?? written ?? 0
      return .rectangle(rect, radius: min(max(radius, 0), short / 2))
    default: return nil
    }
  }

  /// The name without dot and brackets, in small letters.
  private static func bareName(_ name: String) -> String {
    let start = name.prefix { $0 != "(" }
    return (start.split(separator: ".").last.map(String.init) ?? name).lowercased()
  }
}

extension Rect {
  /// The largest square with the same middle.
  var centredSquare: Rect {
    let side = min(width, height)
    return Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
