import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeScript

/// The part of each value that its closure adds to the values of the closures inside its view.
struct AddedValues {
  private let inspection: Inspection
  /// The parts that the closures inside a view wrote, by key. The last parts don't have an
  /// enclosing view yet.
  private var open:
    [ID<InspectionNames.Key>: [(views: Range<ID<InspectedView>>, parts: [String])]] = [:]
  private var pass = 0
  /// The readers, which add nothing to a value.
  private let readers: Set<Reader>
  /// The number of parts that may still be compared.
  private var budget = 100_000

  /// The maximum number of parts in a line.
  private static let listed = 3

  /// A modifier that reads a key.
  private struct Reader: Hashable {
    let view: InspectedReference
    let modifier: ID<InspectionNames.Modifier>
    let key: ID<InspectionNames.Key>
  }

  init(_ inspection: Inspection) {
    self.inspection = inspection
    readers = Set(
      inspection.preferences.map { Reader(view: $0.reader, modifier: $0.modifier, key: $0.key) })
  }

  /// The value of a closure in words: `+ .a, anchor 3  (2 elements)`, or `= 5`.
  mutating func words(for value: InspectedValue, _ event: InspectedEvent) -> String {
    if event.pass != pass { (open, pass) = ([:], event.pass) }
    guard let parts = Self.parts(of: value.value), !value.isCut, budget > 0,
      case .view(let view) = event.view
    else { return Self.list(of: value) }
    let texts = parts.map { ValueText.whole($0) }
    budget -= texts.reduce(parts.count) { $0 + $1.utf8.count / 16 }
    let inner = close(event.key, below: view, adding: texts)
    budget -= inner.count
    // Closures inside that didn't run again wrote a part of the value.
    let reader = Reader(view: event.view, modifier: event.modifier, key: event.key)
    let addsNothing = event.cause == .content || readers.contains(reader)
    let added = addsNothing ? [] : Self.added(parts, texts, to: inner)
    if added.isEmpty { return Self.list(of: value) }
    let total = ReportWords.count(parts.count, "element", "elements")
    return "+ " + Self.list(added) + (parts.count > added.count ? "  (\(total))" : "")
  }

  /// A whole value in words: its few elements, or their number.
  static func list(of value: InspectedValue) -> String {
    guard let count = value.count, let parts = parts(of: value.value) else {
      return "= " + ValueText.text(value)
    }
    if count > listed || value.isCut {
      return "= \(ReportWords.count(count, "element", "elements"))"
    }
    return count == 0 ? "= []" : "= " + list(parts)
  }

  private static func list(_ parts: [Value]) -> String {
    let words = parts.prefix(listed).map { ValueText.brief($0) }.joined(separator: "; ")
    return words + (parts.count > listed ? "; … and \(parts.count - listed) more" : "")
  }

  /// Takes the parts that were written inside a view, and notes the view's own.
  private mutating func close(
    _ key: ID<InspectionNames.Key>, below view: ID<InspectedView>, adding own: [String]
  ) -> [String] {
    let views = view..<inspection.end(ofSubtree: view)
    var list = open[key] ?? []
    var inner: [String] = []
    while let last = list.last, views.contains(last.views.lowerBound) {
      inner += last.parts
      list.removeLast()
    }
    list.append((views, own))
    open[key] = list
    return inner
  }

  private static func added(_ parts: [Value], _ texts: [String], to inner: [String]) -> [Value] {
    var counts: [String: Int] = [:]
    for text in inner { counts[text, default: 0] += 1 }
    return zip(parts, texts).compactMap { part, text in
      guard let count = counts[text], count > 0 else { return part }
      counts[text] = count - 1
      return nil
    }
  }

  /// The elements of an array, or `nil` for any other value.
  private static func parts(of value: Value) -> [Value]? {
    switch value {
    case .array, .slice, .set: value.elements
    default: nil
    }
  }
}
