import ViewTreeNumbers
import ViewTreeSyntax

/// The names of a definition's parameters, to be found from the bytes of a key.
struct ParameterNames: BitwiseCopyable, Sendable {
  /// A name that its ends say all of, and the place of its parameter.
  private struct Name: BitwiseCopyable {
    let ends: NameEnds
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
        var text = name
        let ends = text.withUTF8 { NameEnds($0) }
        if ends.isWhole {
          names.append(Name(ends: ends, place: Int32(place)))
        } else {
          longNames.append(name)
          longPlaces.append(place)
        }
      }
    }
    self.names = ImmortalArray(names)
    self.longNames = longNames.isEmpty ? nil : NameTable(longNames)
    self.longPlaces = ImmortalArray(longPlaces)
  }

  /// The place of the parameter that a key names, or `nil`.
  func index(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    let ends = NameEnds(key)
    guard ends.isWhole else { return longNames?.index(of: key).map { longPlaces[$0] } }
    for index in 0..<names.count where names[index].ends == ends {
      return Int(names[index].place)
    }
    return nil
  }
}
