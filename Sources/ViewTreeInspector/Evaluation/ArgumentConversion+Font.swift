import ViewTreeDocument
import ViewTreeLayout
import ViewTreeScript

/// Fonts that scripts make.
extension ArgumentConversion {
  /// A text style's name, `.system(…)`, `.custom(…)`, a font with methods such as `bold()`, or a
  /// number of points.
  static func font(_ value: Value) -> Font? {
    if let size = number(value) { return pointSize(size).map { .system(size: $0) } }
    guard case .enumCase(let value) = value else { return nil }
    if value.payload.isEmpty { return FontNames.font(named: value.name) }
    switch value.name {
    case "system": return systemFont(value)
    case "custom": return customFont(value)
    default: return modifiedFont(value)
    }
  }

  /// A font as Swift writes it: a number of points is `.system(size: 16)` there.
  static func written(_ font: Value) -> Value {
    guard number(font) != nil else { return font }
    return .enumCase(EnumValue(name: "system", labels: ["size"], payload: [font]))
  }

  private static func pointSize(_ size: Double) -> Double? {
    size > 0 && size.isFinite ? size : nil
  }

  private static func systemFont(_ value: EnumValue) -> Font? {
    guard let first = value.payload.first else { return nil }
    let font: Font? =
      if let size = number(first) {
        pointSize(size).map { .system(size: $0) }
      } else {
        caseName(first).flatMap(FontNames.style).map { .style($0) }
      }
    guard var font else { return nil }
    for option in value.payload.dropFirst() where !option.isNone {
      guard let name = caseName(option) else { return nil }
      if let weight = FontNames.weight(named: name) {
        font = font.weighted(weight)
      } else if let design = FontNames.design(named: name) {
        font = font.designed(design)
      } else {
        return nil
      }
    }
    return font
  }

  private static func customFont(_ value: EnumValue) -> Font? {
    var size: Double?
    var style: FontStyle? = .body
    for (label, argument) in zip(value.labels ?? [], value.payload) {
      switch label {
      case "size": size = number(argument)
      case "fixedSize": (size, style) = (number(argument), nil)
      case "relativeTo": style = caseName(argument).flatMap(FontNames.style)
      default: break
      }
    }
    return size.flatMap(pointSize).map {
      .system(size: $0, design: .custom, relativeTo: style)
    }
  }

  private static func modifiedFont(_ value: EnumValue) -> Font? {
    guard let font = value.payload.first.flatMap(font) else { return nil }
    switch value.name {
    case "bold": return font.emphasized
    case "weight":
      return value.payload.dropFirst().first.flatMap(caseName).flatMap(FontNames.weight)
        .map { font.weighted($0) }
    case "monospaced": return font.designed(.monospaced)
    case "monospacedDigit":
      var font = font
      font.hasMonospacedDigits = true
      return font
    default: return font
    }
  }
}
