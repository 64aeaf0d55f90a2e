import ViewTreeNumbers
import ViewTreeSyntax

/// The names of a definition's parameters, to be found from the bytes of a key.
struct ParameterNames: BitwiseCopyable, Sendable {
  /// Each name: how long it is, the place of its parameter, its bytes; then the next.
  private let text: ImmortalArray<UInt8>

  init(_ parameters: [ParameterDefinition]) {
    var text: [UInt8] = []
    text.reserveCapacity(parameters.count * 16)
    for (place, parameter) in parameters.enumerated() {
      Self.add(parameter.name, of: place, to: &text)
      if let alias = parameter.alias { Self.add(alias, of: place, to: &text) }
    }
    self.text = ImmortalArray(text)
  }

  private static func add(_ name: String, of place: Int, to text: inout [UInt8]) {
    text.append(UInt8(name.utf8.count))
    text.append(UInt8(place))
    text.append(contentsOf: name.utf8)
  }

  /// The place of the parameter that a key names, or `nil`.
  func index(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    var start = 0
    while start < text.count {
      let count = Int(text[start])
      if count == key.count, text.elements(from: start + 2, count: count).matches(key) {
        return Int(text[start + 1])
      }
      start += 2 + count
    }
    return nil
  }
}
