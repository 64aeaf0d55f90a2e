import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// Values of scripts as arguments of views and modifiers.
enum ArgumentConversion {
  /// The argument that represents a value, or `nil` if the parameter doesn't accept it.
  static func argument(
    _ value: Value, _ type: ParameterType, _ names: AlignmentNames
  ) -> EvaluatedArgument? {
    if case .none = value { return .absent }
    switch type {
    case .number, .integer: return number(value).map { .number($0) }
    case .ratio: return ratio(value)
    case .lengthOrInsets:
      return number(value).map { .number($0) }
        ?? GeometryConversion.insets(value).map { .insets($0) }
    case .lineLimit: return lineLimit(value)
    case .dynamicTypeSize: return textSize(value)
    case .bool, .boundBool:
      if case .bool(let value) = value { return .bool(value) }
      return nil
    case .text, .styledText:
      if case .string(let text) = value { return .text(text) }
      return .text(value.interpolated)
    case .option(let names):
      return caseName(value).flatMap { names.firstIndex(of: $0) }.map { .option(UInt16($0)) }
    case .alignment, .horizontalAlignment, .verticalAlignment:
      return alignment(value, type, names).map { .alignment($0) }
    case .guide:
      return guide(value, names).map { .option(UInt16($0)) }
    case .edges: return edges(value).map { .edges($0) }
    case .axes: return axes(value).map { .axes($0) }
    case .angle: return angle(value).map { .angle($0) }
    case .point: return GeometryConversion.point(value).map { .point($0) }
    case .insets: return GeometryConversion.insets(value).map { .insets($0) }
    case .gridItems: return GridItemConversion(names: names).items(value).map { .gridItems($0) }
    case .unitPoint: return unitPoint(value).map { .unitPoint($0) }
    case .font: return font(value).map { .font($0, written: written(value)) }
    default: return .value(value)
    }
  }

  /// A number of points, or `nil` for NaN, which layout has no use for.
  static func number(_ value: Value) -> Double? {
    switch value {
    case .int(let value): Double(value)
    case .double(let value): value.isNaN ? nil : value
    case .enumCase(let value) where value.name == "infinity": .infinity
    case .enumCase(let value) where value.name == "zero": 0
    default: nil
    }
  }

  private static func textSize(_ value: Value) -> EvaluatedArgument? {
    caseName(value).flatMap { DynamicTypeSizeNames.all.firstIndex(of: $0) }
      .map { .option(DynamicTypeSizeNames.option(from: $0, to: $0)) }
  }

  /// A number, or the ratio of a `CGSize`.
  private static func ratio(_ value: Value) -> EvaluatedArgument? {
    if let number = number(value) { return .number(number) }
    guard case .size(let size) = value, !(size.width / size.height).isNaN else { return nil }
    return .number(size.width / size.height)
  }

  /// A number of lines, or a range such as `2...4`.
  private static func lineLimit(_ value: Value) -> EvaluatedArgument? {
    if let number = number(value) { return .number(number) }
    guard case .range(let range) = value else { return nil }
    let least = range.lower.flatMap(number) ?? 1
    var most = range.upper.flatMap(number) ?? .infinity
    if !range.isClosed { most -= 1 }
    return .lines(EvaluatedArgument.LineRange(atLeast: least, atMost: most))
  }

  /// The name of an enum case without values, such as `.leading`.
  static func caseName(_ value: Value) -> String? {
    switch value {
    case .enumCase(let value): value.name
    case .string(let name): name
    // A style that is created by its type, such as `PlainTextFieldStyle()`.
    case .nominal(let value): value.typeName
    default: nil
    }
  }

  /// A named alignment, or a pair such as `Alignment(horizontal: .leading, vertical: .top)`.
  static func alignment(
    _ value: Value, _ type: ParameterType, _ names: AlignmentNames
  ) -> Alignment? {
    if type == .alignment, let pair = pair(value) {
      guard let horizontal = alignment(pair.horizontal, .horizontalAlignment, names),
        let vertical = alignment(pair.vertical, .verticalAlignment, names)
      else { return nil }
      return Alignment(horizontal: horizontal.horizontal, vertical: vertical.vertical)
    }
    guard let name = caseName(value), isMember(value, of: type) else { return nil }
    return names.alignment(name, type)
  }

  /// The two parts of an alignment that was made by calling its type.
  static func pair(_ value: Value) -> (horizontal: Value, vertical: Value)? {
    switch value {
    case .nominal(let alignment) where alignment.typeName == "Alignment":
      guard let horizontal = alignment["horizontal"], let vertical = alignment["vertical"] else {
        return nil
      }
      return (horizontal, vertical)
    case .enumCase(let alignment)
    where alignment.name == "init" && alignment.labels == ["horizontal", "vertical"]:
      return (alignment.payload[0], alignment.payload[1])
    default: return nil
    }
  }

  /// True if a member that is written with its type belongs to the required type.
  private static func isMember(_ value: Value, of type: ParameterType) -> Bool {
    guard case .enumCase(let member) = value, let typeName = member.typeName else { return true }
    switch type {
    case .horizontalAlignment: return typeName == "HorizontalAlignment"
    case .verticalAlignment: return typeName == "VerticalAlignment"
    default: return typeName == "Alignment"
    }
  }

  private static func guide(_ value: Value, _ names: AlignmentNames) -> Int? {
    guard case .enumCase(let member) = value else {
      return caseName(value).flatMap { names.guide($0) }
    }
    return names.guide(member.name, typeName: member.typeName)
  }

  private static func edges(_ value: Value) -> EdgeSet? {
    if let elements = value.elements {
      var set: EdgeSet = []
      for element in elements {
        guard let edges = edges(element) else { return nil }
        set.formUnion(edges)
      }
      return set
    }
    guard let name = caseName(value) else { return nil }
    return NamedMember.edges.first { $0.name == name }?.value
  }

  private static func axes(_ value: Value) -> AxisSet? {
    if let elements = value.elements {
      return elements.reduce(AxisSet?.some([])) { set, element in
        set.flatMap { set in axes(element).map { set.union($0) } }
      }
    }
    guard let name = caseName(value) else { return nil }
    return NamedMember.axes.first { $0.name == name }?.value
  }

  /// An angle in radians: `Angle`, or an implicit `.degrees(45)` or `.radians(1)`.
  static func angle(_ value: Value) -> Double? {
    switch value {
    case .angle(let radians): return radians.isFinite ? radians : nil
    case .enumCase(let value):
      if value.name == "zero" { return 0 }
      guard let number = value.payload.first.flatMap(number), number.isFinite else { return nil }
      return value.name == "degrees"
        ? number * .pi / 180 : value.name == "radians" ? number : nil
    default: return nil
    }
  }

  static func unitPoint(_ value: Value) -> UnitPoint? {
    if case .unitPoint(let point) = value { return UnitPoint(x: point.x, y: point.y) }
    guard let name = caseName(value) else { return nil }
    return NamedMember.unitPoints.first { $0.name == name }?.value
  }
}

extension Value {
  /// The text that interpolation makes of the value.
  var interpolated: String {
    var text = ""
    writeInterpolated(into: &text)
    return text
  }
}

extension ParameterType {
  /// The accepted values of the parameter, as a noun for messages.
  var description: String {
    switch self {
    case .number, .integer: "a number"
    case .lengthOrInsets: "a number or EdgeInsets"
    case .ratio: "a number or a CGSize"
    case .lineLimit: "a number or a range of lines"
    case .bool, .boundBool: "a Bool"
    case .text, .styledText: "text"
    case .option, .horizontalAlignment, .verticalAlignment, .alignment, .guide: "one of its names"
    case .edges: "a set of edges"
    case .axes: "a set of axes"
    case .angle: "a finite Angle"
    case .point: "a CGPoint"
    case .insets: "EdgeInsets"
    case .gridItems: "a list of GridItem"
    case .unitPoint: "a UnitPoint"
    case .font: "a Font whose size, if any, is greater than 0"
    case .dynamicTypeSize: "a text size such as .xxLarge"
    case .binding: "a Binding"
    default: "another value"
    }
  }
}
