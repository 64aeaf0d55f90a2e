import ViewTreeScript

/// A change of a state variable that the search for feedback loops tries.
enum Perturbation: CaseIterable {
  /// One more, or the other value of a `Bool`.
  case more
  /// Doubles the value.
  case twice
  /// Halves the value.
  case half
  /// The value before the first pass, often `nil` or 0.
  case first

  /// The changed value, or the same value if the change doesn't apply to it.
  func applied(to value: Value, first: Value?) -> Value {
    switch self {
    case .more: value.mappingNumbers(flips: true) { $0 + 1 }
    case .twice: value.mappingNumbers(flips: false) { $0 * 2 }
    case .half: value.mappingNumbers(flips: false) { $0 / 2 }
    case .first: first ?? value
    }
  }
}

extension Value {
  /// The value with each number in it changed, and with each `Bool` negated if `flips` is true.
  fileprivate func mappingNumbers(flips: Bool, _ change: (Double) -> Double) -> Value {
    func map(_ value: Value) -> Value { value.mappingNumbers(flips: flips, change) }
    switch self {
    case .bool(let isTrue): return .bool(flips ? !isTrue : isTrue)
    case .int(let number): return .int(Int(exactly: change(Double(number)).rounded()) ?? number)
    case .double(let number): return .double(change(number))
    case .some(let wrapped): return .wrapping(map(wrapped))
    case .array(let elements): return .array(elements.map(map))
    case .dictionary(let entries):
      var changed = entries
      for (key, element) in zip(entries.keys, entries.values) { changed[key] = map(element) }
      return .dictionary(changed)
    case .tuple(let tuple):
      return .tuple(TupleValue(labels: tuple.labels, elements: tuple.elements.map(map)))
    case .nominal(let nominal):
      return .nominal(NominalValue(shape: nominal.shape, fields: nominal.fields.map(map)))
    case .point(let point): return .point(PointValue(x: change(point.x), y: change(point.y)))
    case .size(let size):
      return .size(SizeValue(width: change(size.width), height: change(size.height)))
    case .vector(let vector):
      return .vector(VectorValue(dx: change(vector.dx), dy: change(vector.dy)))
    case .rect(let rect):
      return .rect(
        RectValue(
          x: change(rect.origin.x), y: change(rect.origin.y), width: change(rect.size.width),
          height: change(rect.size.height)))
    default: return self
    }
  }
}
