import ViewTreeNumbers
import ViewTreeSyntax

/// The names of a definition's parameters, to be found from the bytes of a key.
struct ParameterNames: BitwiseCopyable, Sendable {
  /// A name in the text, and how it begins, by which most names are told apart.
  private struct Name: BitwiseCopyable {
    let firstWord: UInt64
    let start: UInt32
    let count: UInt16
    let place: UInt16
  }

  private let names: ImmortalArray<Name>
  private let text: ImmortalArray<UInt8>

  init(_ parameters: [ParameterDefinition]) {
    var text: [UInt8] = []
    var names: [Name] = []
    for (place, parameter) in parameters.enumerated() {
      Self.add(parameter.name, of: place, to: &names, &text)
      if let alias = parameter.alias { Self.add(alias, of: place, to: &names, &text) }
    }
    self.names = ImmortalArray(names)
    self.text = ImmortalArray(text)
  }

  private static func add(
    _ name: String, of place: Int, to names: inout [Name], _ text: inout [UInt8]
  ) {
    let bytes = Array(name.utf8)
    names.append(
      Name(
        firstWord: bytes.withUnsafeBufferPointer(\.firstWord), start: UInt32(text.count),
        count: UInt16(bytes.count), place: UInt16(place)))
    text += bytes
  }

  /// The place of the parameter that a key names, or `nil`.
  func index(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    let firstWord = key.firstWord
    for index in 0..<names.count {
      let name = names[index]
      guard name.firstWord == firstWord, Int(name.count) == key.count else { continue }
      if key.count <= 8
        || text.elements(from: Int(name.start), count: key.count).matches(key)
      {
        return Int(name.place)
      }
    }
    return nil
  }
}
