import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Arguments that are decoded straight from their bytes: the common forms as they are mostly written, all others by
/// the tree.
extension DocumentDecoder {
  /// Decodes the argument at a place of a definition; `nil` where the text is unusual.
  func readArgument(_ place: Int, of form: UnsafePointer<DefinitionForm>) -> Argument? {
    let byte = cursor.current
    switch form.pointee.commonForms[place] {
    case .number:
      if let number = cursor.plainNumber() { return .number(number) }
    case .text where byte == UInt8(ascii: "\""):
      let start = cursor.position
      // A text without a backslash stands for itself; plain strings have none.
      if cursor.plainString() != nil {
        return .text(SyntaxNode.index(ofValueAt: start))
      }
    case .key where byte == UInt8(ascii: "\""):
      let start = cursor.position
      if let text = cursor.plainString() {
        let node = SyntaxNode.index(ofValueAt: start)
        return InlineMarkdown.changes(text) ? .markdown(node) : .text(node)
      }
    case .other where byte == UInt8(ascii: "\""), .preferenceKey where byte == UInt8(ascii: "\""),
      .anchorSource where byte == UInt8(ascii: "\""):
      return readWord(place, of: form)
    case .size where byte == UInt8(ascii: "{") && !nextKeyIsDollar():
      return readSize()
    case .content:
      return readContent().map { .content($0) }
    case .any:
      if let value = readNumberValue() ?? readTextsValue() { return value }
    default: break
    }
    guard let node = readValue() else { return nil }
    return onTree { decodeArgument(node, place, of: form.pointee, names: nil) }
  }

  /// Decodes a string that may be a word that stood here before.
  private func readWord(_ place: Int, of form: UnsafePointer<DefinitionForm>) -> Argument? {
    let start = cursor.position
    let word = cursor.plainString()
    if let word, let known = words.argument(word, place, of: form) { return known }
    cursor.position = start
    guard let node = readValue() else { return nil }
    let argument = onTree { decodeArgument(node, place, of: form.pointee, names: nil) }
    if let word { words.remember(argument, for: word, place, of: form) }
    return argument
  }

  private func readSize() -> Argument? {
    cursor.position += 1
    var width = Argument.absent
    var height = Argument.absent
    if !cursor.take(UInt8(ascii: "}")) {
      repeat {
        guard let key = cursor.key() else { return nil }
        if isAbsent(width), key.spells("width") {
          guard readLength("width", &width) else { return nil }
        } else if isAbsent(height), key.spells("height") {
          guard readLength("height", &height) else { return nil }
        } else {
          return nil
        }
      } while cursor.take(UInt8(ascii: ","))
      guard cursor.take(UInt8(ascii: "}")) else { return nil }
    }
    let first = document.arguments.count
    document.arguments.append(width)
    document.arguments.append(height)
    return .size(firstArgument: ID(UInt32(truncatingIfNeeded: first)))
  }

  @inline(__always)
  private func readLength(_ name: String, _ length: inout Argument) -> Bool {
    if let number = cursor.plainNumber() {
      length = .number(number)
      return number >= 0
    }
    return readLengthByTree(name, &length)
  }

  @inline(never)
  private func readLengthByTree(_ name: String, _ length: inout Argument) -> Bool {
    guard let node = readValue() else { return false }
    length = onTree { decodeLength(of: node, name) }
    return true
  }

  /// The number at the present place as a value of the type that the modifier's value has, where such a number can be
  /// one.
  private func readNumberValue() -> Argument? {
    let start = cursor.position
    let takesFractions: Bool
    switch here.writtenValueType.shape {
    case .floating, .optional(.floating):
      return cursor.plainNumber().map { constant(.double($0)) }
    case .integer, .optional(.integer): takesFractions = !here.writtenValueType.isWritten
    case .any: takesFractions = true
    case .named where !here.writtenValueType.isWritten: takesFractions = true
    default: return nil
    }
    guard let number = cursor.plainNumber() else { return nil }
    // A whole number is written without a point.
    if !cursor.text(start..<cursor.position).contains(UInt8(ascii: ".")) {
      return constant(.int(Int(number)))
    }
    if takesFractions { return constant(.double(number)) }
    cursor.position = start
    return nil
  }

  /// The list of texts at the present place as a value of that type, where such a list can be one and each of the texts stands
  /// for itself.
  private func readTextsValue() -> Argument? {
    guard cursor.current == UInt8(ascii: "["), takesTexts(here.writtenValueType) else { return nil }
    let start = cursor.position
    cursor.position += 1
    var texts: [Value] = []
    repeat {
      cursor.skipSpace()
      guard let text = cursor.plainString() else {
        cursor.position = start
        return nil
      }
      texts.append(.string(String(decoding: text, as: UTF8.self)))
    } while cursor.take(UInt8(ascii: ","))
    guard cursor.take(UInt8(ascii: "]")) else {
      cursor.position = start
      return nil
    }
    return constant(.array(texts))
  }

  /// Whether a list of strings is a list of texts as a value of a type.
  private func takesTexts(_ declared: DeclaredType) -> Bool {
    switch declared.shape.wrapped {
    case .array(let element): element.isText || element == .any
    case .any: true
    // What follows from another value is no more than a hint.
    case .named: !declared.isWritten
    default: false
    }
  }
}
