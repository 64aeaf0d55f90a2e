import ViewTreeNumbers
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
        return .text(tree.append(.string, start..<cursor.position))
      }
    case .key where byte == UInt8(ascii: "\""):
      let start = cursor.position
      if let text = cursor.plainString() {
        let node = tree.append(.string, start..<cursor.position)
        return InlineMarkdown.changes(text) ? .markdown(node) : .text(node)
      }
    case .other where byte == UInt8(ascii: "\""), .preferenceKey where byte == UInt8(ascii: "\""),
      .anchorSource where byte == UInt8(ascii: "\""):
      return readWord(place, of: form)
    case .size where byte == UInt8(ascii: "{") && !nextKeyIsDollar():
      return readSize()
    case .content:
      return readContent().map { .content($0) }
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
    let first = document.arguments.count
    document.arguments.appendAbsent(count: 2)
    if cursor.take(UInt8(ascii: "}")) { return .size(firstArgument: UInt32(first)) }
    repeat {
      cursor.skipSpace()
      guard let key = cursor.plainString(), cursor.take(UInt8(ascii: ":")) else {
        return nil
      }
      let isHeight = key.spells("height")
      guard isHeight || key.spells("width"), let length = readLength(isHeight) else { return nil }
      let place = first + (isHeight ? 1 : 0)
      guard document.arguments.isAbsent(place) else { return nil }
      document.arguments[place] = length
    } while cursor.take(UInt8(ascii: ","))
    guard cursor.take(UInt8(ascii: "}")) else { return nil }
    return .size(firstArgument: UInt32(first))
  }

  private func readLength(_ isHeight: Bool) -> Argument? {
    cursor.skipSpace()
    if let length = cursor.plainNumber() { return length >= 0 ? .number(length) : nil }
    guard let node = readValue() else { return nil }
    return onTree { decodeLength(of: node, isHeight ? "height" : "width") }
  }
}
