import ViewTreeNumbers
import ViewTreeSyntax

/// The names of a definition's parameters, to be found from the bytes of a key.
struct ParameterNames: BitwiseCopyable, Sendable {
  /// A name and the place of its parameter.
  private struct Name: BitwiseCopyable {
    let ends: NameEnds
    let place: Int32
  }

  private let names: ImmortalArray<Name>
  /// The places of names of which their ends do not say all are asked here.
  private let longNames: NameTable?
  private let longPlaces: ImmortalArray<Int>

  init(_ parameters: [ParameterDefinition]) {
    let aliased = parameters.indices.filter { parameters[$0].alias != nil }
    var longNames: [String] = []
    var longPlaces: [Int] = []
    names = ImmortalArray(count: parameters.count + aliased.count) { number in
      let place = number < parameters.count ? number : aliased[number - parameters.count]
      let parameter = parameters[place]
      let name = number < parameters.count ? parameter.name : parameter.alias ?? ""
      let ends = NameEnds(of: name)
      if !ends.isWhole {
        longNames.append(name)
        longPlaces.append(place)
      }
      return Name(ends: ends, place: Int32(place))
    }
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
