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
    guard let name = (call?.name ?? look.bareName(shape))?.lowercased() else { return nil }
    let short = min(rect.width, rect.height)
    switch name {
    case "circle": return .ellipse(rect.centredSquare)
    case "ellipse": return .ellipse(rect)
    case "capsule": return .rectangle(rect, radius: short / 2)
    case "rectangle", "rect", "roundedrectangle", "unevenroundedrectangle":
      if let radii = call.flatMap({ cornerRadii($0) }) {
        return .path(.roundedRectangle(rect, radii: radii))
      }
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

  /// The radius of each corner from the top left, clockwise, or `nil` if they have the same one.
  private static func cornerRadii(_ call: CalledValue) -> [Double]? {
    let all = call["cornerRadii"].flatMap { CalledValue($0) }
    let radii = ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"].map {
      call.number($0 + "Radius") ?? all?.number($0)
    }
    return radii.contains { $0 != nil } ? radii.map { $0 ?? 0 } : nil
  }
}

extension Rect {
  /// The largest square with the same middle.
  var centredSquare: Rect {
    let side = min(width, height)
    return Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
