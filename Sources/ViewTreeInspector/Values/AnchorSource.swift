import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// `Anchor.Source`: which part of a view an anchor describes (docs/explanation/preferences.md,
/// Anchors).
enum AnchorSource: Equatable {
  /// A static member, as an index in `NamedMember.anchorSources`.
  case named(UInt16)
  /// The value of an expression.
  case value(Value)

  /// The type that a wrong source is of.
  var typeName: String {
    if case .value(let value) = self { return value.typeName }
    return "Anchor.Source"
  }

  /// True if the source depends on the size of the view.
  var readsSize: Bool {
    guard case .value(let value) = self else { return true }
    return Self.readsSize(value)
  }

  private static func readsSize(_ source: Value) -> Bool {
    switch source {
    case .none: return false
    case .array(let sources): return sources.contains(where: readsSize)
    case .enumCase(let source):
      switch source.name {
      case "rect", "point": return false
      case "init", "Source", "unitPoint":
        guard let argument = source.payload.first else { return true }
        if case .unitPoint = argument { return true }
        return readsSize(argument)
      default: return true
      }
    default: return true
    }
  }

  /// The source as a script writes it.
  var description: String {
    switch self {
    case .named(let place): ".\(NamedMember.anchorSources[Int(place)])"
    case .value(let value): value.description
    }
  }

  /// The part of a view of some size that the source names, in the view's own coordinates.
  func geometry(in size: Size, _ direction: LayoutDirection) -> AnchorGeometry? {
    switch self {
    case .named(0): return .rect(Rect(origin: .zero, size: size))
    case .named(let place):
      return Self.geometry(
        of: .enumCase(EnumValue(name: NamedMember.anchorSources[Int(place)])), in: size, direction)
    case .value(let value): return Self.geometry(of: value, in: size, direction)
    }
  }

  /// The part of a view of some size that a value names, in the view's own coordinates.
  ///
  /// Unit points count from the leading edge, points and rectangles from the left one.
  static func geometry(
    of source: Value, in size: Size, _ direction: LayoutDirection
  ) -> AnchorGeometry? {
    switch source {
    case .none: return AnchorGeometry.none
    case .array(let sources): return list(sources, in: size, direction)
    case .enumCase(let source): return geometry(source, in: size, direction)
    default: return nil
    }
  }

  private static func geometry(
    _ source: EnumValue, in size: Size, _ direction: LayoutDirection
  ) -> AnchorGeometry? {
    let argument = source.payload.first
    switch source.name {
    case "bounds":
      return .rect(Rect(origin: .zero, size: size))
    case "rect":
      guard case .rect(let rect)? = argument else { return nil }
      return .rect(Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
    case "point":
      guard case .point(let point)? = argument else { return nil }
      return .point(Point(x: point.x, y: point.y))
    case "unitPoint":
      guard case .unitPoint(let point)? = argument else {
        return argument.flatMap { geometry(of: $0, in: size, direction) }
      }
      return .point(UnitPoint(x: point.x, y: point.y).point(in: size, direction))
    case "init", "Source":
      return argument.flatMap { geometry(of: $0, in: size, direction) }
    default:
      return NamedMember.unitPoints.first { $0.name == source.name && $0.name != "zero" }
        .map { .point($0.value.point(in: size, direction)) }
    }
  }

  private static func list(
    _ sources: [Value], in size: Size, _ direction: LayoutDirection
  ) -> AnchorGeometry? {
    var list: [AnchorGeometry] = []
    for source in sources {
      guard let geometry = geometry(of: source, in: size, direction) else { return nil }
      list.append(geometry)
    }
    return .list(list)
  }
}

extension AnchorGeometry {
  /// The geometry as a value of the script.
  var value: Value {
    switch self {
    case .rect(let rect):
      .rect(RectValue(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
    case .point(let point): .point(PointValue(x: point.x, y: point.y))
    case .list(let list): .array(list.map(\.value))
    case .none: .none
    }
  }
}
