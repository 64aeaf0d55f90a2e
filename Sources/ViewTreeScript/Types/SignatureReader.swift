import ViewTreeNumbers

/// Reads the declarations of standard members: a small part of Swift. It is fast, because a table
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
      // The parameter of a subscript has a label only if it has a name besides.
      var label = word()
      if peek != UInt8(ascii: ":") {
        _ = word()
      } else if signature.kind == .subscript {
        label = "_"
      }
      _ = take(":")
      let isInout = take("inout ")
      var parameter = Signature.Parameter(
        label: label == "_" ? nil : label, type: type(), isInout: isInout)
      parameter.isVariadic = take("...")
      parameter.hasDefault = take("= default")
      signature.parameters.append(parameter)
      _ = take(",")
    }
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
    var name = word()
    let isParameter = parameters.contains(name)
    while peek == UInt8(ascii: "."), position + 1 < text.count,
      0x41...0x5A ~= text[position + 1]
    {
      position += 1
      name += "." + word()
    }
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
    return .named(name, arguments)
  }

  /// A tuple, or a function type.
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
    guard take("->") else {
      return elements.count == 1 ? elements[0].type : .tuple(elements)
    }
    return .function(
      StaticType.FunctionType(
        parameters: zip(elements, isInout).map {
          StaticType.FunctionType.Parameter(type: $0.type, isInout: $1)
        }, result: type()))
  }

  // MARK: Words

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
