import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of XML, read by a parser that refuses what is not well-formed.
struct MarkupElement: Equatable {
  let name: String
  var attributes: [String: String] = [:]
  var children: [MarkupElement] = []
  var text = ""

  /// The outermost element; `nil` if the bytes are no well-formed XML.
  static func read(_ bytes: [UInt8]) -> MarkupElement? {
    // The parser does not look behind the outermost element; inside of another one it does.
    let text = String(decoding: bytes, as: UTF8.self)
    let content = text.trimmingPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let reader = Reader()
    let parser = XMLParser(data: Data("<all>\(content)</all>".utf8))
    parser.delegate = reader
    guard parser.parse(), let all = reader.open[0].children.first, all.children.count == 1,
      all.text.allSatisfy(\.isWhitespace)
    else { return nil }
    return all.children[0]
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var open = [MarkupElement(name: "")]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(MarkupElement(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      let element = open.removeLast()
      open[open.count - 1].children.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      open[open.count - 1].text += text
    }
  }
}
