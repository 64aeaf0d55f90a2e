/// A value that is written as JSON: members of objects keep their order.
package indirect enum OrderedJSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case text(String)
  case list([OrderedJSON])
  case object([(String, OrderedJSON)])

  /// Writes the value as JSON on one line.
  package func write(to output: inout ByteBuffer) {
    switch self {
    case .null: output.append("null")
    case .bool(let value): output.append(value ? "true" : "false")
    case .integer(let value): output.append(value)
    case .text(let text): output.appendJSONString(text)
    case .list(let values):
      output.append("[")
      for (place, value) in values.enumerated() {
        if place > 0 { output.append(",") }
        value.write(to: &output)
      }
      output.append("]")
    case .object(let members):
      output.append("{")
      for (place, (name, value)) in members.enumerated() {
        if place > 0 { output.append(",") }
        output.appendJSONString(name)
        output.append(":")
        value.write(to: &output)
      }
      output.append("}")
    }
  }
}

extension OrderedJSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(stringLiteral value: String) { self = .text(value) }
  package init(arrayLiteral elements: OrderedJSON...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, OrderedJSON)...) { self = .object(elements) }
}
