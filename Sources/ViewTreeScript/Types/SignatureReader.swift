import ViewTreeNumbers

/// Reads the declarations of standard members: a small part of Swift. It's fast, because a table
/// of them is read at every start that needs its type.
///
/// `func name<T: Comparable>(_ name: (Element) -> T, label name: Int = default, rest: T...) -> [T]
/// where Element: Equatable, T == String`, `var name: Type`, `init?(label: Type)`, `subscript(i:
/// Int) -> Type`, with `static`, `mutating` and `@discardable` before it. The declaration defines
/// its generic parameters. `Element`, `Index`, `SubSequence`, `Key`, `Value`, `Wrapped`, `Bound`,
/// `Self` and the names in `parameters` belong to the type. An associated type of a parameter, such
/// as `S.Element`, is a parameter with that name.
struct SignatureReader {
  private let text: [UInt8]
  private var position = 0
  private var parameters: Set<String>

  private static let typeParameters: Set<String> = [
    "Element", "Index", "SubSequence", "Key", "Value", "Wrapped", "Bound", "Self", "Base", "First",
    "Second",
  ]

  private init(_ text: String, parameters: Set<String>) {
    self.text = Array(text.utf8)
    self.parameters = parameters
  }

  /// Reads a declaration.
  static func read(_ declaration: String) -> Signature {
    var reader = SignatureReader(declaration, parameters: typeParameters)
    return reader.signature()
  }

  /// Reads only the name of a declaration.
  static func name(of declaration: String) -> String {
    var reader = SignatureReader(declaration, parameters: [])
    var signature = Signature(name: "", kind: .method)
    reader.readModifiers(&signature)
    if reader.take("var ") { return reader.word() }
    _ = reader.readHead(&signature)
    return signature.name
  }

  /// Reads a declaration of SwiftUI.
  static func call(_ declaration: String) -> CallSignature {
    var reader = SignatureReader(declaration, parameters: typeParameters)
    return reader.call()
  }

  /// Reads a type.
  static func type(_ text: String, parameters: [String] = []) -> StaticType {
    var reader = SignatureReader(text, parameters: typeParameters.union(parameters))
    return reader.type()
  }

  // MARK: Declarations

  private mutating func signature() -> Signature {
    var signature = Signature(name: "", kind: .method)
    readModifiers(&signature)
    if take("var ") {
      signature.kind = .property
      signature.name = word()
      _ = take(":")
      signature.result = type()
      readRequirements(&signature)
      return signature
    }
    let isFailable = readHead(&signature)
    readGenerics(&signature)
    readParameters(&signature)
    if signature.kind == .initializer {
      let own = StaticType.parameter("Self")
      signature.result = isFailable ? .optional(own) : own
      signature.isStatic = true
    } else if take("->") {
      signature.result = type()
    }
    readRequirements(&signature)
    return signature
  }

  private mutating func readModifiers(_ signature: inout Signature) {
    signature.isDiscardable = take("@discardable ")
    while true {
      if take("static ") {
        signature.isStatic = true
      } else if take("mutating ") {
        signature.isMutating = true
      } else {
        return
      }
    }
  }

  /// Reads the keyword of a function and its name. True for a failable initializer.
  private mutating func readHead(_ signature: inout Signature) -> Bool {
    if take("init") {
      signature.kind = .initializer
      signature.name = "init"
      return take("?")
    }
    if take("subscript") {
      signature.kind = .subscript
      signature.name = "subscript"
      return false
    }
    _ = take("func ")
    signature.name = word()
    return false
  }

  private mutating func readGenerics(_ signature: inout Signature) {
    guard take("<") else { return }
    repeat {
      let name = word()
      parameters.insert(name)
      signature.generics.append(name)
      if take(":") {
        signature.requirements.append(
          Signature.Requirement(type: .parameter(name), relation: .conforms(word())))
      }
    } while take(",")
    _ = take(">")
  }

  private mutating func readParameters(_ signature: inout Signature) {
    guard take("(") else { return }
    while !take(")"), position < text.count {
      signature.parameters.append(parameter(of: signature.kind).parameter)
      _ = take(",")
    }
  }

  /// A parameter, with the words of its declaration that no signature keeps.
  private struct SpelledParameter {
    var parameter: Signature.Parameter
    let name: String
    let type: Range<Int>
    let isBuilder: Bool
  }

  private mutating func parameter(of kind: Signature.Kind) -> SpelledParameter {
    let isBuilder = readAttributes()
    // The parameter of a subscript has a label only if it has a second name.
    var label = word()
    var name = label
    if peek != UInt8(ascii: ":") {
      name = word()
    } else if kind == .subscript {
      label = "_"
    }
    _ = take(":")
    _ = readAttributes()
    let start = position
    let isInout = take("inout ")
    var parameter = Signature.Parameter(
      label: label == "_" ? nil : label, type: type(), isInout: isInout)
    parameter.isVariadic = take("...")
    let end = position
    parameter.hasDefault = take("=")
    if parameter.hasDefault { skipValue() }
    return SpelledParameter(
      parameter: parameter, name: name, type: start..<end, isBuilder: isBuilder)
  }

  /// Reads attributes such as `@escaping` and `@TableRowBuilder<Value>`. Returns true if one of
  /// them is a result builder.
  private mutating func readAttributes() -> Bool {
    var isBuilder = false
    while take("@") {
      isBuilder = word().hasSuffix("Builder") || isBuilder
      if take("<") {
        repeat { _ = type() } while take(",")
        _ = take(">")
      }
    }
    return isBuilder
  }

  /// Skips a default value.
  private mutating func skipValue() {
    var depth = 0
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return }
        if text[position] != UInt8(ascii: ",") { depth -= 1 }
      default: break
      }
      position += 1
    }
  }

  private mutating func call() -> CallSignature {
    var signature = Signature(name: "", kind: .method)
    readModifiers(&signature)
    _ = readHead(&signature)
    readGenerics(&signature)
    var parameters: [CallSignature.Parameter] = []
    if take("(") {
      while !take(")"), position < text.count {
        parameters.append(callParameter(parameter(of: signature.kind)))
        _ = take(",")
      }
    }
    var result: String?
    if take("->") {
      let start = position
      _ = type()
      result = spelling(start..<position)
    }
    return CallSignature(name: signature.name, parameters: parameters, result: result)
  }

  private func callParameter(_ spelled: SpelledParameter) -> CallSignature.Parameter {
    var count: Int?
    if case .function(let function) = spelled.parameter.type.unwrapped {
      count = function.parameters.count
    }
    return CallSignature.Parameter(
      label: spelled.parameter.label, name: spelled.name, type: spelling(spelled.type),
      closureParameters: count, isBuilder: spelled.isBuilder,
      hasDefault: spelled.parameter.hasDefault)
  }

  /// A part of the text without the spaces at its end.
  private func spelling(_ range: Range<Int>) -> String {
    var end = range.upperBound
    while end > range.lowerBound, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return String(decoding: text[range.lowerBound..<end], as: UTF8.self)
  }

  private mutating func readRequirements(_ signature: inout Signature) {
    guard take("where ") else { return }
    repeat {
      let subject = type()
      if take("==") {
        signature.requirements.append(
          Signature.Requirement(type: subject, relation: .equals(type())))
      } else if take(":") {
        signature.requirements.append(
          Signature.Requirement(type: subject, relation: .conforms(word())))
      }
    } while take(",")
  }

  // MARK: Types

  private mutating func type() -> StaticType {
    var result = plainType()
    while take("?") { result = .optional(result) }
    return result
  }

  private mutating func plainType() -> StaticType {
    if take("[") {
      let first = type()
      if take(":") {
        let value = type()
        _ = take("]")
        return .dictionary(first, value)
      }
      _ = take("]")
      return .array(first)
    }
    if take("(") { return parenthesized() }
    if !take("some ") { _ = take("any ") }
    var name = word()
    let isParameter = parameters.contains(name)
    readInnerNames(&name)
    if isParameter, name.hasSuffix(".Type") {
      return .metatype(.parameter(String(name.dropLast(5))))
    }
    if isParameter { return .parameter(name) }
    if name == "Void" { return .void }
    if name == "_" { return .unknown }
    guard take("<") else { return .named(name, []) }
    var arguments: [StaticType] = []
    repeat { arguments.append(type()) } while take(",")
    _ = take(">")
    readInnerNames(&name)
    return .named(name, arguments)
  }

  /// Reads the names of types inside a type: `.Element`.
  private mutating func readInnerNames(_ name: inout String) {
    while peek == UInt8(ascii: "."), position + 1 < text.count,
      0x41...0x5A ~= text[position + 1]
    {
      position += 1
      name += "." + word()
    }
  }

  /// A tuple or a function type.
  private mutating func parenthesized() -> StaticType {
    var elements: [StaticType.TupleElement] = []
    var isInout: [Bool] = []
    while !take(")"), position < text.count {
      isInout.append(take("inout "))
      let start = position
      let label = word()
      if !label.isEmpty, take(":") {
        elements.append(StaticType.TupleElement(label: label, type: type()))
      } else {
        position = start
        elements.append(StaticType.TupleElement(type: type()))
      }
      _ = take(",")
    }
    _ = take("async ")
    _ = take("throws ")
    guard take("->") else {
      return elements.count == 1 ? elements[0].type : .tuple(elements)
    }
    return .function(
      StaticType.FunctionType(
        parameters: zip(elements, isInout).map {
          StaticType.FunctionType.Parameter(type: $0.type, isInout: $1)
        }, result: type()))
  }

  // MARK: Words of a signature

  private var peek: UInt8 { position < text.count ? text[position] : 0 }

  private mutating func skipSpace() {
    while peek == UInt8(ascii: " ") || peek == UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func take(_ word: StaticString) -> Bool {
    skipSpace()
    let count = word.utf8CodeUnitCount
    guard position + count <= text.count else { return false }
    for place in 0..<count where text[position + place] != word.utf8Start[place] { return false }
    position += count
    skipSpace()
    return true
  }

  private mutating func word() -> String {
    skipSpace()
    let start = position
    while position < text.count, Self.isWordByte(text[position]) { position += 1 }
    let word = String(decoding: text[start..<position], as: UTF8.self)
    skipSpace()
    return word
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x5F, 0x24: true
    default: false
    }
  }
}
