import ViewTreeDocument
import ViewTreeLayout
import ViewTreeScript

/// The tracks of a lazy grid: `GridItem` values of a script, or objects of the document.
struct GridItemConversion {
  /// The alignments that the document declares.
  let names: AlignmentNames

  func items(_ value: Value) -> [GridItem]? {
    guard let elements = repeated(value) ?? value.elements else { return nil }
    var items: [GridItem] = []
    for element in elements {
      guard let item = item(element) else { return nil }
      items.append(item)
    }
    return items
  }

  /// The values of `.init(repeating: .init(), count: 3)`.
  private func repeated(_ value: Value) -> [Value]? {
    guard case .enumCase(let made) = value, made.name == "init",
      made.labels == ["repeating", "count"], case .int(let count) = made.payload[1],
      (0...Self.maximumCount).contains(count)
    else { return nil }
    return Array(repeating: made.payload[0], count: count)
  }

  /// The maximum number of repeated tracks.
  private static let maximumCount = 10_000

  private func item(_ value: Value) -> GridItem? {
    switch value {
    case .dictionary(let entries): return item { entries[.string($0)] }
    case .nominal(let nominal) where nominal.typeName == "GridItem":
      return item(nominal.shape.labels, nominal.fields)
    case .enumCase(let made) where made.name == "init":
      return item(made.labels ?? made.payload.map { _ in nil }, made.payload)
    default: return nil
    }
  }

  /// An object with one of the sizes as its key.
  private func item(_ member: (String) -> Value?) -> GridItem? {
    let size: GridItem.Size? =
      if let fixed = member("fixed") {
        ArgumentConversion.number(fixed).map { .fixed($0) }
      } else if let flexible = member("flexible") {
        bounds(flexible).map { .flexible(minimum: $0.minimum ?? 10, maximum: $0.maximum) }
      } else if let adaptive = member("adaptive") {
        bounds(adaptive).flatMap { bounds in
          bounds.minimum.map { .adaptive(minimum: $0, maximum: bounds.maximum) }
        }
      } else {
        nil
      }
    return size.flatMap { item($0, spacing: member("spacing"), alignment: member("alignment")) }
  }

  /// `GridItem(.flexible(minimum: 50), spacing: 8, alignment: .leading)`.
  private func item(_ labels: [String?], _ values: [Value]) -> GridItem? {
    func argument(_ label: String) -> Value? {
      labels.firstIndex(of: label).map { values[$0] }
    }
    let first = labels.first.map { $0 != "spacing" && $0 != "alignment" } ?? false
    let size = first ? values.first.flatMap(size) : .flexible()
    return size.flatMap {
      item($0, spacing: argument("spacing"), alignment: argument("alignment"))
    }
  }

  private func size(_ value: Value) -> GridItem.Size? {
    guard case .enumCase(let value) = value else { return nil }
    func argument(_ label: String) -> Double? {
      let index = value.labels?.firstIndex(of: label)
      return index.flatMap { ArgumentConversion.number(value.payload[$0]) }
    }
    switch value.name {
    case "fixed": return value.payload.first.flatMap(ArgumentConversion.number).map { .fixed($0) }
    case "flexible":
      return .flexible(
        minimum: argument("minimum") ?? 10, maximum: argument("maximum") ?? .infinity)
    case "adaptive":
      return argument("minimum").map {
        .adaptive(minimum: $0, maximum: argument("maximum") ?? .infinity)
      }
    default: return nil
    }
  }

  private func bounds(_ value: Value) -> (minimum: Double?, maximum: Double)? {
    guard case .dictionary(let entries) = value else { return nil }
    func number(_ name: String) -> Double? {
      entries[.string(name)].flatMap(ArgumentConversion.number)
    }
    return (number("minimum"), number("maximum") ?? .infinity)
  }

  private func item(
    _ size: GridItem.Size, spacing: Value?, alignment: Value?
  ) -> GridItem? {
    GridItem(
      size, spacing: spacing.flatMap(ArgumentConversion.number),
      alignment: alignment.flatMap { ArgumentConversion.alignment($0, .alignment, names) })
  }
}
