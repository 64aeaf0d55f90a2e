import Testing
import ViewTreeNumbers
import ViewTreeSyntax

@testable import ViewTreePicture

/// Layouts in characters.
@Suite("A layout in characters")
struct BoxWriterTests {
  /// The lines of a picture; the first says what a character stands for.
  private func lines(
    _ document: String, _ set: (inout PictureOptions) -> Void = { _ in }
  ) throws -> [String] {
    try lines(Drawn(document, name: "a.json").subject, set)
  }

  private func lines(
    _ subject: PictureSubject, _ set: (inout PictureOptions) -> Void = { _ in }
  ) -> [String] {
    var options = PictureOptions()
    options.columns = 21
    set(&options)
    let bytes = Picture.text(of: subject, options)
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  /// A document with a window of 20 columns, and of 5 rows of 20 points, above 100 points wide.
  private func document(_ root: String, size: String = "200, \"height\": 100") -> String {
    """
    { "viewtree": 1, "window": { "width": \(size) }, "preferenceKeys": {
      "K": { "defaultValue": [], "reduce": "value.append(contentsOf: nextValue())" } }, "root": \(root) }
    """
  }

  private func box(_ width: Int, _ height: Int, _ more: String = "") -> String {
    "{ \"view\": \"Box\", \"size\": { \"width\": \(width), \"height\": \(height) } \(more) }"
  }

  private func closure(_ more: String = "") -> String {
    "\"modifiers\": [{ \"anchorPreference\": { \"key\": \"K\", \"value\": \".bounds\", "
      + "\"transform\": \"[1]\" } } \(more)]"
  }

  private let reader = """
    "modifiers": [{ "onPreferenceChange": { "key": "K", "perform": "" } }]
    """

  @Test("The first line says what a character stands for, and joints of lines are one character")
  func joints() throws {
    let root = """
      { "view": "HStack", "spacing": 0, "children": [\(box(100, 100)), \(box(100, 60))] }
      """
    #expect(
      try lines(document(root)) == [
        "a.json  200x100 @2x  stable after 1 pass  one character is 10 by 20 points",
        "┌Box──────┬HStack───┐", "│         ├Box──────┤", "│         │         │",
        "│         │         │", "│         ├─────────┤", "└─────────┴─────────┘",
      ])
    #expect(
      try lines(document(root)) { $0.isASCII = true }.dropFirst() == [
        "+Box------+HStack---+", "|         +Box------+", "|         |         |",
        "|         |         |", "|         +---------+", "+---------+---------+",
      ])
  }

  @Test("Views with one frame share a name; what does not fit is shortened, and then counted")
  func names() throws {
    let root = """
      { "view": "VStack", "children": [{ "view": "ZStack", "id": "z", "children": [\(box(200, 100))] }] }
      """
    func edge(_ columns: Int) throws -> [String] {
      let all = try lines(document(root)) { $0.columns = columns }
      return [all[1], all[all.count - 1]]
    }
    #expect(try edge(30)[0] == "┌VStack›ZStack #z›Box────────┐")
    #expect(try edge(21)[0] == "┌Box────────────────┐")
    let small = "{ \"view\": \"VStack\", \"children\": [\(box(30, 40))] }"
    #expect(try lines(document(small)).last == "no space for 2 names")
  }

  @Test("The window has edges of its own where no view fills it")
  func window() throws {
    #expect(
      try lines(document(box(100, 60))).dropFirst() == [
        "┌window─────────────┐", "│    ┌Box──────┐    │", "│    │         │    │",
        "│    │         │    │", "│    └─────────┘    │", "└───────────────────┘",
      ])
    let color = "{ \"view\": \"Color\", \"id\": \"back\" }"
    let behind = box(100, 60, ", \"modifiers\": [{ \"background\": \(color) }]")
    #expect(try !lines(document(behind)).contains { $0.contains("#back") })
  }

  @Test("Texts stand where they are, cut where something else begins; wide characters take two")
  func texts() throws {
    let root = """
      { "view": "ZStack", "children": [\(box(200, 100)), { "view": "VStack", "spacing": 20, "children": [
        { "view": "Text", "text": "日本 👩‍👩‍👧!", "size": { "width": 100, "height": 20 } },
        { "view": "Text", "text": "abcdefghijklmnopqrstuvwxyz", "size": { "width": 200, "height": 20 } }] }] }
      """
    let picture = try lines(document(root))
    #expect(picture.contains { $0.contains("日本 👩‍👩‍👧!") })
    #expect(picture.contains("│abcdefghijklmnopqr…│"))
    for line in picture.dropFirst() where line.hasPrefix("│") {
      #expect(line.reduce(0) { $0 + CellWidth.of($1) } == 21, "\(line)")
    }
  }

  @Test("What could move a cursor or turn text around is shown as reports show it")
  func hostile() throws {
    let root = box(200, 100, ", \"id\": \"\\u001b[2J\\u202e\"")
    let text = try lines(document(root)) { $0.columns = 60 }.joined()
    #expect(text.contains("Box #\\u{1b}[2J\\u{202e}"))
    #expect(!text.unicodeScalars.contains("\u{1b}") && !text.unicodeScalars.contains("\u{202e}"))
  }

  @Test("An overlay's lines are dotted, and give way to those without gaps")
  func overlays() throws {
    let root = box(
      200, 100,
      """
      , "modifiers": [{ "overlay": { "alignment": "topLeading", "content": \(box(100, 60)) } }]
      """)
    #expect(
      try lines(document(root)).dropFirst() == [
        "┌Box──────┬Box──────┐", "│         ┊         │", "│         ┊         │",
        "├┈┈┈┈┈┈┈┈┈┘         │", "│                   │", "└───────────────────┘",
      ])
  }

  @Test("The number of each closure is in the picture, or is said to have no room")
  func numbers() throws {
    let children = (0..<6).map { _ in box(2, 2, ", \(closure())") }.joined(separator: ", ")
    let crowded = """
      { "view": "HStack", "spacing": 0, "children": [\(children), \(box(100, 60, ", \(closure())"))], \(reader) }
      """
    let picture = try lines(document(crowded))
    let shown = (1...7).filter { number in picture.contains { $0.contains("(\(number))") } }
    #expect(shown.contains(7))
    #expect(picture.suffix(2) == ["no space for closures", "  1 to 6; 7 names"])
    // With the picture wide enough nothing is missing.
    let wide = try lines(document(crowded)) { $0.columns = 900 }
    #expect(!wide.contains { $0.hasPrefix("no space for closure") })
    for number in 1...7 {
      #expect(wide.filter { $0.contains("(\(number))") }.count == 1, "\(number)")
    }
  }

  @Test("Closures of earlier passes stand at their views, as long as these are there")
  func passes() throws {
    let subject = try Drawn(fixture: "articles/flow-grid.json").subject
    let picture = lines(subject) { $0.columns = 200 }
    for number in 1...12 {
      #expect(picture.contains { $0.contains("(\(number))") }, "\(number)")
    }
  }

  @Test("After a step the first line says which, and what happened in it")
  func step() throws {
    let subject = try Drawn(fixture: "articles/form-steps.json", step: 2).subject
    #expect(lines(subject)[0].contains("  after step 2: toggle Toggle  one character is "))
  }

  @Test("A text's closures stand behind it, also where it is cut")
  func closuresOfTexts() throws {
    let text = """
      { "view": "Text", "text": "abcdefghijklmnopqrstuvwxyz", "size": { "width": 200, "height": 20 },
        \(closure()) }
      """
    let root = "{ \"view\": \"VStack\", \"children\": [\(text), \(box(200, 60))], \(reader) }"
    #expect(try lines(document(root)).contains { $0.contains("… (1)") })
  }

  @Test("Layers that are hidden are not drawn")
  func layers() throws {
    let root = """
      { "view": "VStack", "spacing": 0, "children": [
        { "view": "Text", "text": "abc", "size": { "width": 100, "height": 40 }, \(closure()) },
        \(box(200, 60, ", \"id\": \"b\""))], \(reader) }
      """
    func text(_ layers: Set<PictureLayer>) throws -> String {
      try lines(document(root)) { $0.layers = layers }.dropFirst().joined(separator: "\n")
    }
    let whole = try text(PictureLayer.shown)
    for part in ["│", "#b", "(1)", "abc"] { #expect(whole.contains(part), "\(part)") }
    #expect(try !text([.frames, .names, .closures]).contains("abc"))
    #expect(try !text([.frames, .content]).contains("#b"))
    #expect(try !text([.frames, .content]).contains("(1)"))
    let bare = try text([.content, .closures])
    #expect(bare.contains("abc (1)") && !bare.contains("│") && !bare.contains("no room"))
  }

  @Test("A view that is asked for alone fills the picture with what is in it")
  func crop() throws {
    let root = """
      { "view": "HStack", "spacing": 0, "children": [\(box(100, 100, ", \"id\": \"a\"")),
        { "view": "VStack", "id": "b", "spacing": 0, "children": [\(box(100, 50)), \(box(100, 50))] }] }
      """
    let picture = try lines(document(root)) { $0.view = ID(2) }
    #expect(
      picture[0]
        == "a.json  200x100 @2x  stable after 1 pass  in b  one character is 5 by 10 points")
    #expect(picture.count == 13 && picture[6] == "├Box────────────────┤")
    #expect(!picture.joined().contains("#a"))
  }

  @Test("What is outside the window is counted")
  func outside() throws {
    let moved = "\"modifiers\": [{ \"offset\": { \"x\": 1000, \"y\": 0 } }]"
    let root =
      "{ \"view\": \"ZStack\", \"children\": [\(box(200, 100)), \(box(9, 9, ", \(moved)"))] }"
    #expect(try lines(document(root)).last == "outside: 1 view")
  }

  @Test("Windows without a width or a height, very high ones and very wide ones have a picture")
  func extremes() throws {
    for size in ["0, \"height\": 0", "0, \"height\": 100", "1, \"height\": 1000000"] {
      let picture = try lines(document("\"Color\"", size: size))
      #expect((2...1002).contains(picture.count), "\(size): \(picture.count)")
    }
    let flat = try lines(document("\"Color\"", size: "1000000, \"height\": 1"))
    #expect(flat.dropFirst() == ["┌Color──────────────┐", "└───────────────────┘"])
  }

  @Test(
    "At 80, 110 and 200 columns no line of an article's picture is wider, and no number is lost")
  func widths() throws {
    let form = try Drawn(fixture: "articles/form.json").subject
    for columns in [80, 110, 200] {
      let picture = lines(form) { $0.columns = columns }
      for line in picture.dropFirst() {
        #expect(line.reduce(0) { $0 + CellWidth.of($1) } <= columns, "\(line)")
      }
      for number in 1...12 {
        let count = picture.count { $0.contains("(\(number))") }
        #expect(count == 1, "\(number) at \(columns)")
      }
    }
    #expect(
      lines(form) { $0.columns = 110 }[0].hasSuffix(
        "one character is 9.394 by 19.2 points"))
  }

  @Test("Two hundred views with one frame have one name")
  func shared() throws {
    let root =
      String(repeating: "{ \"view\": \"VStack\", \"children\": [", count: 200) + "\"Color\""
      + String(repeating: "] }", count: 200)
    #expect(try lines(document(root))[1].hasSuffix("┐"))
  }
}
