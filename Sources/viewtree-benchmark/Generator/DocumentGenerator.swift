import ViewTreeRandom
import ViewTreeSyntax

/// Makes documents with an exact number of views. The same seed gives the same bytes.
///
/// Every tree writes four preference keys and reads all of them at its root. About one view in five
/// writes a key.
struct DocumentGenerator {
  private(set) var writer: DocumentWriter
  var random: SplitMix64
  /// The number of views that are still to be written.
  private(set) var remaining: Int

  /// The views that the root's overlay consists of.
  static let overlayViews = 2
  /// The fewest views of a document: the root and its overlay's content.
  static let fewestViews = overlayViews + 1

  /// A document of `views` views, the content of the root's overlay included.
  static func document(_ shape: Shape, views: Int, seed: UInt64) -> [UInt8] {
    var generator = DocumentGenerator(views: views, seed: seed)
    generator.writer.raw(header)
    switch shape {
    case .form: generator.writeForm()
    case .wide: generator.writeWide()
    case .binary: generator.writeBinary(isFlexible: false)
    case .flex: generator.writeBinary(isFlexible: true)
    case .chain: generator.writeChain()
    }
    generator.writer.raw("}\n")
    return generator.writer.output.takeAll()
  }

  private init(views: Int, seed: UInt64) {
    remaining = max(views, Self.fewestViews) - Self.overlayViews
    random = SplitMix64(seed: seed)
    writer = DocumentWriter(capacity: remaining * 104 + 4096)
  }

  private static let header: StaticString = """
    {"viewtree":1,"window":{"width":390,"height":844},"preferenceKeys":{\
    "maxWidth":{"defaultValue":0,"reduce":"max"},\
    "count":{"defaultValue":0,"reduce":"sum"},\
    "titles":{"defaultValue":[],"reduce":"append"},\
    "rowBounds":{"defaultValue":[],"reduce":"append"}},\
    "state":{"widest":0,"total":0,"titleCount":0},"root":
    """

  // MARK: - Views

  /// Writes a stack with the output of `content` inside. `modifiers` come first.
  mutating func stack(
    _ view: StaticString, spacing: Int, alignment: String? = nil,
    modifiers: (inout DocumentWriter) -> Void = { _ in },
    content: (inout DocumentGenerator) -> Void
  ) {
    openStack(view, spacing: spacing, alignment: alignment, modifiers: modifiers)
    content(&self)
    close()
  }

  /// Begins a stack, which the caller must close.
  mutating func openStack(
    _ view: StaticString, spacing: Int, alignment: String? = nil,
    modifiers: (inout DocumentWriter) -> Void = { _ in }
  ) {
    open(view)
    writer.attribute("spacing", spacing)
    if let alignment { writer.attribute("alignment", alignment) }
    modifiers(&writer)
    addPreferences()
  }

  /// Writes a text view with some words and a fixed size.
  mutating func text(
    words: ClosedRange<Int>, height: Double = 17,
    modifiers: (inout DocumentWriter) -> Void = { _ in }
  ) {
    open("Text")
    let text = randomText(words: words)
    writer.attribute("text", text)
    // Real text has widths with half points, and different text can have the same width.
    let width = 7 * text.unicodeScalars.count + random.below(4)
    writer.size(width: Double(width) / 2 + 4, height: height)
    modifiers(&writer)
    addPreferences()
    close()
  }

  /// Writes a rectangle, which takes its whole proposal.
  mutating func rectangle(modifiers: (inout DocumentWriter) -> Void = { _ in }) {
    open("Rectangle")
    modifiers(&writer)
    addPreferences()
    close()
  }

  /// Writes a spacer.
  mutating func spacer(minLength: Int) {
    open("Spacer")
    writer.attribute("minLength", minLength)
    addPreferences()
    close()
  }

  private mutating func open(_ view: StaticString) {
    remaining -= 1
    writer.open(view)
  }

  /// Ends the innermost view.
  mutating func close() {
    writer.close()
  }

  private mutating func randomText(words range: ClosedRange<Int>) -> String {
    var text = ""
    for index in 0..<random.number(in: range) {
      if index > 0 { text += " " }
      text += random.one(of: Words.plain, or: "")
    }
    if random.below(50) == 0 { text += random.one(of: Words.endings, or: "") }
    return text
  }

  // MARK: - Preferences

  /// Writes the preference modifiers of the innermost view: one view in five writes a key, the root
  /// reads all.
  private mutating func addPreferences() {
    if random.below(5) == 0 { addWriter() }
    if writer.depth == 1 { addReaders() }
  }

  private mutating func addWriter() {
    switch random.below(4) {
    case 0:
      writer.modifier("{\"preference\":{\"key\":\"maxWidth\",\"value\":")
      writer.append(Double(random.below(20_000)) / 10)
    case 1:
      writer.modifier("{\"preference\":{\"key\":\"count\",\"value\":")
      writer.append(Double(random.number(in: 1...9)))
    case 2:
      writer.modifier("{\"preference\":{\"key\":\"titles\",\"value\":[")
      writer.append(randomText(words: 1...2))
      writer.raw("]")
    default:
      writer.modifier("{\"anchorPreference\":{\"key\":\"rowBounds\",\"value\":\".bounds\",")
      writer.raw("\"transform\":\"[$0]\"")
    }
    writer.raw("}}")
  }

  private mutating func addReaders() {
    writer.modifier("{\"onPreferenceChange\":{\"key\":\"maxWidth\",\"perform\":\"widest = $0\"}}")
    writer.modifier("{\"onPreferenceChange\":{\"key\":\"count\",\"perform\":\"total = $0\"}}")
    writer.modifier(
      "{\"onPreferenceChange\":{\"key\":\"titles\",\"perform\":\"titleCount = $0.count\"}}")
    writer.modifier(
      """
      {"overlayPreferenceValue":{"key":"rowBounds","as":"rows","content":\
      {"view":"GeometryReader","as":"proxy","content":{"view":"Color"}}}}
      """)
  }
}
