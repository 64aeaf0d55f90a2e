import ViewTreeNumbers
import ViewTreeSyntax

/// The names of a definition's parameters, to be found from the bytes of a key.
struct ParameterNames: BitwiseCopyable, Sendable {
  /// How a name begins and ends, which is all of one with up to 16 bytes.
  private struct Name: BitwiseCopyable {
    let firstWord: UInt64
    let lastWord: UInt64
    let count: Int32
    let place: Int32
  }

  private let names: ImmortalArray<Name>
  /// The places of longer names are asked here.
  private let longNames: NameTable?
  private let longPlaces: ImmortalArray<Int>

  init(_ parameters: [ParameterDefinition]) {
    var names: [Name] = []
    names.reserveCapacity(parameters.count)
    var longNames: [String] = []
    var longPlaces: [Int] = []
    for (place, parameter) in parameters.enumerated() {
      for name in parameter.alias.map({ [parameter.name, $0] }) ?? [parameter.name] {
        guard name.utf8.count <= 16 else {
          longNames.append(name)
          longPlaces.append(place)
          continue
        }
        names.append(Self.name(name, of: place))
      }
    }
    self.names = ImmortalArray(names)
    self.longNames = longNames.isEmpty ? nil : NameTable(longNames)
    self.longPlaces = ImmortalArray(longPlaces)
  }

  private static func name(_ text: String, of place: Int) -> Name {
    var text = text
    return text.withUTF8 { bytes in
      Name(
        firstWord: bytes.firstWord, lastWord: bytes.lastWord, count: Int32(bytes.count),
        place: Int32(place))
    }
  }

  /// The place of the parameter that a key names, or `nil`.
  func index(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    if key.count > 16 { return longNames?.index(of: key).map { longPlaces[$0] } }
    let (firstWord, lastWord) = (key.firstWord, key.lastWord)
    for index in 0..<names.count {
      let name = names[index]
      if name.firstWord == firstWord, name.lastWord == lastWord, Int(name.count) == key.count {
        return Int(name.place)
      }
    }
    return nil
  }
}
