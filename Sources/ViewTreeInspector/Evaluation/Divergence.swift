import ViewTreeScript

/// Distinguishes states that grow indefinitely from states that practically settled, and from
/// states that just haven't settled yet.
enum Divergence {
  /// The smallest visible step, in points.
  static let smallestStep = 0.01

  /// The first number of the states that moved in the last four passes without moving less each
  /// time: its variable, and all its values.
  static func growth(_ history: [[Value]]) -> (variable: Int, values: [Double])? {
    guard history.count >= 5, let last = history.last else { return nil }
    for variable in last.indices {
      let series = history.map { numbers([$0[variable]]) }
      let common = series.map(\.count).min() ?? 0
      for place in 0..<common where isGrowing(series.suffix(5).map { $0[place] }) {
        return (variable, series.map { $0[place] })
      }
    }
    return nil
  }

  private static func isGrowing(_ values: [Double]) -> Bool {
    let steps = zip(values, values.dropFirst()).map { abs($1 - $0) }
    let shrinks = zip(steps, steps.dropFirst()).contains { $1 < $0 }
    return steps.allSatisfy { $0 > 0 } && !shrinks
  }

  /// The ratio of the largest change in each pass to the largest change in the pass before, if the
  /// last four steps became shorter each time.
  static func ratio(_ history: [[Value]]) -> Double? {
    guard history.count >= 4 else { return nil }
    let recent = history.suffix(5).map(numbers)
    guard recent.allSatisfy({ $0.count == recent[0].count }) else { return nil }
    let steps = zip(recent, recent.dropFirst()).map { greatestStep($0, $1) }
    guard steps.allSatisfy({ $0 > 0 }), zip(steps, steps.dropFirst()).allSatisfy({ $1 < $0 })
    else { return nil }
    return steps[steps.count - 1] / steps[steps.count - 2]
  }

  /// True if only numbers changed, by an invisible amount that is smaller than the change before.
  static func hasConverged(_ history: [[Value]]) -> Bool {
    guard history.count >= 3 else { return false }
    let recent = history.suffix(3).map(numbers)
    guard recent[0].count == recent[1].count, recent[1].count == recent[2].count else {
      return false
    }
    let before = greatestStep(recent[0], recent[1])
    let step = greatestStep(recent[1], recent[2])
    guard step > 0, step < smallestStep, step < before else { return false }
    let shapes = history.suffix(2).map { $0.map { shape(of: $0) } }
    return shapes.first == shapes.last
  }

  private static func greatestStep(_ from: [Double], _ to: [Double]) -> Double {
    zip(from, to).reduce(0) { max($0, abs($1.1 - $1.0)) }
  }

  // MARK: - Parts of values

  /// The numbers of a state: those of its variables one after another, and how long lists are.
  private static func numbers(_ state: [Value]) -> [Double] {
    var numbers: [Double] = []
    for value in state { collect(value, into: &numbers) }
    return numbers
  }

  private static func collect(_ value: Value, into numbers: inout [Double]) {
    switch value {
    case .array, .slice, .set:
      let elements = value.elements ?? []
      numbers.append(Double(elements.count))
      for element in elements { collect(element, into: &numbers) }
    case .dictionary(let entries):
      numbers.append(Double(entries.count))
      for element in entries.values { collect(element, into: &numbers) }
    case .some(let wrapped): collect(wrapped, into: &numbers)
    case .string(let text): numbers.append(Double(text.utf8.count))
    case .tuple(let tuple): for element in tuple.elements { collect(element, into: &numbers) }
    case .nominal(let nominal): for field in nominal.fields { collect(field, into: &numbers) }
    case .enumCase(let value) where !value.payload.isEmpty:
      for element in value.payload { collect(element, into: &numbers) }
    case .point(let point): numbers += [point.x, point.y]
    case .size(let size): numbers += [size.width, size.height]
    case .vector(let vector): numbers += [vector.dx, vector.dy]
    case .rect(let rect):
      numbers += [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    default:
      if let number = ArgumentConversion.number(value) { numbers.append(number) }
    }
  }

  /// The value with every `Double` set to 0. The result must not change from pass to pass.
  private static func shape(of value: Value) -> Value {
    switch value {
    case .double: return .double(0)
    case .point: return .point(PointValue(x: 0, y: 0))
    case .size: return .size(SizeValue(width: 0, height: 0))
    case .vector: return .vector(VectorValue(dx: 0, dy: 0))
    case .rect: return .rect(RectValue(x: 0, y: 0, width: 0, height: 0))
    case .array, .slice, .set: return .array((value.elements ?? []).map(shape))
    case .some(let wrapped): return .wrapping(shape(of: wrapped))
    case .tuple(let tuple):
      return .tuple(TupleValue(labels: tuple.labels, elements: tuple.elements.map(shape)))
    case .nominal(let nominal):
      return .nominal(NominalValue(shape: nominal.shape, fields: nominal.fields.map(shape)))
    case .dictionary(let entries):
      var shapes = entries
      for (key, element) in zip(entries.keys, entries.values) { shapes[key] = shape(of: element) }
      return .dictionary(shapes)
    default: return value
    }
  }
}
