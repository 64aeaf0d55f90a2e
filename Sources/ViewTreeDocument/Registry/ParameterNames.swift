import ViewTreeSyntax

/// The names of a definition's parameters, to be found from the bytes of a key.
struct ParameterNames: BitwiseCopyable, Sendable {
  private struct Name: BitwiseCopyable {
    let start: Int
    let count: Int
    let place: Int
  }

  private let text: ImmortalArray<UInt8>
  private let names: ImmortalArray<Name>

  init(_ parameters: [ParameterDefinition]) {
    var text: [UInt8] = []
    var names: [Name] = []
    for (place, parameter) in parameters.enumerated() {
      for name in [parameter.name, parameter.alias].compactMap(\.self) {
        names.append(Name(start: text.count, count: name.utf8.count, place: place))
        text += Array(name.utf8)
      }
    }
    self.text = ImmortalArray(text)
    self.names = ImmortalArray(names)
  }

  /// The place of the parameter that a key names, or `nil`.
  func index(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    for index in 0..<names.count {
      let name = names[index]
      if name.count == key.count,
        text.elements(from: name.start, count: name.count).matches(key)
      {
        return name.place
      }
    }
    return nil
  }
}
