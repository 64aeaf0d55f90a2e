/// Gives equal values equal numbers, so that lists of them are compared quickly.
struct TokenTable<Value: Hashable> {
  private var numbers: [Value: Int] = [:]

  /// The number of a value.
  mutating func token(_ value: Value) -> Int {
    let next = numbers.count
    return numbers[value, default: next] == next ? add(value, next) : numbers[value, default: next]
  }

  private mutating func add(_ value: Value, _ number: Int) -> Int {
    numbers[value] = number
    return number
  }
}
