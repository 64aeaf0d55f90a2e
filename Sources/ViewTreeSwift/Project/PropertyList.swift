import ViewTreeNumbers
import ViewTreeSyntax

/// A value of a property list: the format of Xcode projects and of tables of strings.
package indirect enum PropertyList: Equatable {
  case text(String)
  case list([PropertyList])
  case object([String: PropertyList])

  /// The problem that ends reading.
  package struct Problem: Error, Equatable {
    package let reason: Diagnostic.FileReason
    package let range: Range<Int>
  }

  /// The maximum depth of values in values.
  static let depthLimit = 64

  /// Reads a property list in its old form (`{ key = value; }`), as a table of strings (without the
  /// outer braces), or in XML. Text in UTF-16 needs a byte order mark.
  package static func read(_ bytes: [UInt8]) throws(Problem) -> PropertyList {
    let bytes = utf8(bytes)
    let start = bytes.drop { $0 <= 0x20 }
    if start.starts(with: "<?xml".utf8) || start.starts(with: "<plist".utf8)
      || start.starts(with: "<!DOCTYPE".utf8)
    {
      var reader = PropertyListXMLReader(bytes)
      return try reader.read()
    }
    var reader = PropertyListReader(bytes)
    return try reader.read()
  }

  /// The bytes without a byte order mark, converted from UTF-16 if it indicates that.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    var units: [UInt16] = []
    for start in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[start]), UInt16(bytes[start + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The value of a key, or `nil` if this isn't an object or has no such key.
  package subscript(key: String) -> PropertyList? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The text, or `nil` for a list or an object.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The elements of a list. Empty for other values.
  package var elements: [PropertyList] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The elements of a list that are strings.
  package var texts: [String] { elements.compactMap(\.text) }

  /// The members of an object in the order of their keys. Empty for other values.
  package var members: [(key: String, value: PropertyList)] {
    guard case .object(let members) = self else { return [] }
    return members.sorted { $0.key.hasBytes(before: $1.key) }
  }
}
