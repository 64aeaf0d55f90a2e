/// SwiftUI's declarations of a view or a modifier as text, with one declaration per line, in the
/// order in which calls try them.
///
/// - A view starts with its type, `struct VStack<Content: View>: View`, and its initializers
///   follow. A view that Swift lacks, or that has another syntax, has only its name.
/// - A line such as `extension Image` names the type that the functions after it extend. The
///   default is `View`.
/// - The declarations after the line `// read` are read but never written: older declarations, and
///   declarations with parameters that documents lack.
///
/// The declarations are parsed when a document, a file, or a listing uses the name, because most
/// runs use few of them.
struct CallDeclarations: Sendable {
  let text: String

  /// The name that the first declaration declares. Read for each definition when a process starts.
  var name: String {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      if bytes.starts(with: "extension ".utf8) {
        start = (bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
      }
      var end = Self.endOfName(bytes, from: start)
      // The name follows `func` or `struct`. A view that Swift lacks is declared by its name alone.
      if end < bytes.count, bytes[end] == UInt8(ascii: " ") {
        start = end + 1
        end = Self.endOfName(bytes, from: start)
      }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }
  }

  private static func endOfName(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "("), UInt8(ascii: "<"),
        UInt8(ascii: ":"):
        return place
      default: place += 1
      }
    }
    return place
  }

  /// The head of a view's type, or `nil` for a modifier and for a name alone.
  var head: String? {
    guard text.utf8.starts(with: "struct ".utf8) else { return nil }
    return text.split(separator: "\n").first.map(String.init)
  }

  private var isView: Bool {
    !text.utf8.starts(with: "func ".utf8) && !text.utf8.starts(with: "extension ".utf8)
  }

  /// The overloads that listings write, or those that are only read, or all.
  func overloads(onlyRead: Bool? = nil) -> [CallOverload] {
    var overloads: [CallOverload] = []
    var receiver = isView ? name : "View"
    var isRead = false
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.elementsEqual("// read".utf8) {
        isRead = true
      } else if line.starts(with: "extension ".utf8) {
        receiver = String(Substring(line.dropFirst("extension ".utf8.count)))
      } else if isRead == onlyRead ?? isRead,
        line.starts(with: "func ".utf8) || line.starts(with: "init".utf8)
      {
        overloads.append(CallOverload(String(Substring(line)), on: receiver))
      }
    }
    return overloads
  }
}
