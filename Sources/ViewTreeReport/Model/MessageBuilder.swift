import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// A sentence about the facts of a row, composed as bytes.
package struct MessageBuilder {
  /// The text so far.
  private var words = ByteBuffer()
  /// The scope of the views' inspection, or `nil` for rows that were read.
  let scope: ReportScope?
  /// The paths of views without an id.
  private var paths: PathWriter?

  /// Creates a sentence without words.
  init(_ scope: ReportScope?) {
    self.scope = scope
    paths = scope.map { PathWriter($0.inspection) }
  }

  /// True if there is no text.
  var isEmpty: Bool { words.count == 0 }

  /// The bytes of the text.
  var bytes: ArraySlice<UInt8> { words.bytes }

  /// A sentence as text, without a row, or `nil` if it's empty.
  package static func text(_ make: (inout MessageBuilder) -> Void) -> String? {
    var sentence = MessageBuilder(nil)
    make(&sentence)
    return sentence.isEmpty ? nil : sentence.words.text
  }

  /// Takes back all words.
  mutating func removeAll() { words.removeAll() }

  mutating func add(_ text: StaticString) { words.append(text) }

  package mutating func add(_ text: String) { words.append(text) }

  mutating func add(_ number: Int) { words.append(number) }

  /// Adds the id of a view or its path if it has none.
  mutating func add(nameOf view: ViewReference?) {
    switch view {
    case nil: break
    case .named(let path, let id), .recorded(.path(let path, let id)),
      .recorded(.kept(let path, let id)):
      words.append(id ?? path)
    case .recorded(.view(let index)):
      guard let inspection = scope?.inspection else { return }
      switch inspection.views.id(of: index) {
      case .none: paths?.append(pathOf: index, to: &words)
      case .literal(let node):
        inspection.tree.withTextBytes(node) { words.append(contentsOf: $0) }
      case .made(let text): words.append(inspection.names.texts[text])
      }
    }
  }
}
