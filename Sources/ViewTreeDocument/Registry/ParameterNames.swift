import ViewTreeSyntax

/// The names of a definition's parameters, to be found from the bytes of a key.
struct ParameterNames: Sendable {
  private struct Name {
    let start: Int
    let count: Int
    let place: Int
  }

  private let text: [UInt8]
  private let names: [Name]

  init(_ parameters: [ParameterDefinition]) {
    var text: [UInt8] = []
    var names: [Name] = []
    for (place, parameter) in parameters.enumerated() {
      for name in [parameter.name, parameter.alias].compactMap(\.self) {
        names.append(Name(start: text.count, count: name.utf8.count, place: place))
        text += Array(name.utf8)
      }
    }
    self.text = text
    self.names = names
  }

  /// The place of the parameter that a key names, or `nil`.
  func index(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    text.withUnsafeBufferPointer { text in
      for name in names where name.count == key.count {
        var index = 0
        while index < name.count, text[name.start + index] == key[index] { index += 1 }
        if index == name.count { return name.place }
      }
      return nil
    }
  }
}
