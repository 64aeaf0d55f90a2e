import Testing
import ViewTreeDocument
import ViewTreeSyntax

@testable import ViewTreeInspector
@testable import ViewTreeSwift

@Suite("Reading a Swift file again without its unsupported parts")
struct ReadingTests {
  /// A file that was read, and how often it was decoded.
  private struct Reading {
    let source: SourceFile
    let result: DocumentReader.Result
    let count: Int

    init(_ text: String, wording: (Diagnostic) -> Diagnostic = { $0 }) {
      source = SourceFile(name: "Form.swift", text: text)
      var count = 0
      result = SwiftDocumentReader.read(
        source, SwiftOptions(), .standard,
        trial: {
          let found = Inspector.trial(of: $0, limits: .standard)
          return TrialEvaluation(
            gaps: found.gaps.map { EvaluationGap(wording($0.diagnostic), place: $0.place) },
            components: found.components)
        },
        decode: { tree in
          count += 1
          let result = DocumentReader.decode(tree)
          return DocumentReader.Result(
            document: result.document, diagnostics: result.diagnostics.map(wording))
        })
      self.count = count
    }

    var bytes: [UInt8]? { result.document.map { CanonicalJSON.write($0.tree) } }

    var json: String { String(decoding: bytes ?? [], as: UTF8.self) }

    /// The problems without their words.
    var holes: [String] {
      result.diagnostics.map { "\($0.id) \($0.severity) \($0.range.map { "\($0)" } ?? "-")" }
    }
  }

  // MARK: - Wording

  /// A problem in other words.
  private static func scrambled(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.message = String(diagnostic.message.reversed())
    diagnostic.help = diagnostic.help.map { String($0.reversed()) }
    return diagnostic
  }

  @Test(
    "A file is read the same whatever the words of its problems are", arguments: SwiftSample.names)
  func wording(_ name: String) throws {
    let text = try SwiftSample.text("swift/\(name).swift")
    let plain = Reading(text)
    let scrambled = Reading(text, wording: Self.scrambled)
    #expect(plain.json == scrambled.json)
    #expect(plain.holes == scrambled.holes)
  }

  @Test(
    "What was compiled for earlier documents changes no reading", arguments: SwiftSample.names)
  func memory(_ name: String) throws {
    let text = try SwiftSample.text("swift/\(name).swift")
    let plain = Reading(text)
    let program = SwiftProgram(plain.source)
    for _ in 0..<2 {
      let again = SwiftDocumentReader.read(program, options: SwiftOptions()) {
        Inspector.trial(of: $0, limits: .standard)
      }
      #expect(again.diagnostics == plain.result.diagnostics)
      #expect(again.document.map { CanonicalJSON.write($0.tree) } == plain.bytes)
    }
  }

  /// One unsupported part of each kind whose problem decides whether another file may solve it.
  private static let foreign = """
    import SwiftUI

    struct Card: View {
      @Environment(Session.self) private var session
      var made = Order(id: 1)
      var body: some View {
        Text("\\(made.unknownTitle)")
        Text("\\(Date())")
        Text(1.5, format: .money)
        Text("\\(1.5, format: .money)")
        Text(missing()).padding(Spacing.wide).environment(Session())
        Image(.preview).foregroundStyle(.brand)
        Text(localized)
      }
    }

    struct Other { var unknownTitle = 1 }
    #Preview { Card() }
    """

  @Test("Problems that another file may solve are told by their kinds, not by their words")
  func foreignWording() {
    let plain = Reading(Self.foreign)
    let scrambled = Reading(Self.foreign, wording: Self.scrambled)
    #expect(plain.json == scrambled.json && plain.json != "")
    #expect(plain.holes == scrambled.holes)
    #expect(plain.holes.count { $0.hasPrefix("swift-hole") } >= 5)
  }

  @Test("Gaps that don't depend on one another are left out in one attempt")
  func independentGaps() {
    // A property, a method and two views, each with a name of another file.
    let reading = Reading(
      """
      import SwiftUI
      struct Store {
        var date = Quokka.now
        func load() -> Int { Wombat.count() }
      }
      struct Card: View {
        var store = Store()
        var body: some View {
          Text(Platypus.title)
          Color.red.frame(width: Bandicoot.width)
        }
      }
      #Preview { Card() }
      """)
    #expect(reading.result.document != nil && reading.count <= 3, "\(reading.count)")
  }

  @Test("If the attempts don't suffice, parts around the remaining errors are skipped")
  func largestPart() throws {
    let statements = (0..<9).map { "Text(title(\($0)))" }
    let texts = [
      """
      struct A: View {
        var body: some View {
          Text("first")
          VStack { \(statements.joined(separator: "; ")) }
        }
      }
      """, "func title(_ number: Int) -> String { \"title\" }",
    ]
    let source = SourceFile(
      name: "Form", files: texts.enumerated().map { SourceFile(name: "\($0).swift", text: $1) })
    var attempts = 0
    let result = SwiftDocumentReader.read(
      source, SwiftOptions(root: "A"), .standard, bytes: 1, trial: { _ in TrialEvaluation() },
      decode: { tree in
        attempts += 1
        // Each attempt has one error, in the first text that is left.
        let json = String(decoding: CanonicalJSON.write(tree), as: UTF8.self)
        let calls = statements.indices.map { "title(\($0))" }
        guard let call = calls.first(where: json.contains),
          let place = texts[0].firstRange(of: call)
        else { return DocumentReader.decode(tree) }
        let start = place.lowerBound.utf16Offset(in: texts[0])
        let range = SourceRange(start..<start + call.count)
        return DocumentReader.Result(
          document: nil,
          diagnostics: [.unknownScriptName("title", suggestion: nil, at: range)])
      })
    // The bytes suffice for one attempt. After it, the errors are skipped one by one.
    #expect(result.document != nil && attempts == 10, "\(attempts)")
  }

  /// Files whose root `A` is read, and how often they were decoded.
  private static func attempts(_ texts: [String]) -> (texts: [String], count: Int) {
    let source = SourceFile(
      name: "Form", files: texts.enumerated().map { SourceFile(name: "\($0).swift", text: $1) })
    var count = 0
    let result = SwiftDocumentReader.read(
      source, SwiftOptions(root: "A"), .standard,
      trial: { Inspector.trial(of: $0, limits: .standard) },
      decode: { tree in
        count += 1
        return DocumentReader.decode(tree)
      })
    let inspection = result.document.flatMap { Inspector.inspect($0).inspection }
    return (inspection?.views.compactMap { inspection?.string($0.text) } ?? [], count)
  }

  @Test("One evaluation finds the gaps of an initializer, and behind unknown conditions and loops")
  func gapsBehindGaps() {
    let reading = Self.attempts([
      """
      struct A: View {
        @State var store = Store()
        var body: some View {
          Text(store.title)
          if store.isOpen { Rows(store: store) }
        }
      }
      struct Rows: View {
        let store: Store
        var body: some View { ForEach(store.rows) { row in Row(name: row.name) } }
      }
      struct Row: View {
        let name: String
        var body: some View { if Server.isKnown(name) { Text("known") } }
      }
      """,
      """
      @Observable final class Store {
        var title: String
        var isOpen: Bool
        var rows: [Item]
        init() {
          isOpen = Server.isOpen
          title = "Rows"
          rows = Server.rows()
        }
      }
      struct Item: Identifiable { let id: Int; let name: String }
      """,
    ])
    // The first attempt finds 'Server' in the views, the second the statements of the initializer.
    // In the third, its properties have placeholders, but 'isOpen'. The fourth has no gaps.
    #expect(reading.texts == ["Rows", "known", "known", "known"])
    #expect(reading.count == 4)
  }

  @Test("An unknown value of a declared type stands in with the fields of the type")
  func typedStandIns() {
    let types = """
      struct Item: Identifiable { let id: Int; let name: String }
      enum Phase { case loaded([Item], title: String), failed }
      @Observable final class Store {
        var rows: [Item]
        var phase: Phase
        init() { rows = Server.rows(); phase = Server.phase }
      }
      """
    func texts(_ body: String) -> [String] {
      SwiftFolder.texts(
        "struct A: View { let store = Store(); var body: some View { VStack { \(body) } } }", types)
    }
    #expect(
      texts("ForEach(store.rows.filter { $0.id > 0 }) { row in Text(row.name) }") == [
        "Name 1", "Name 2", "Name 3",
      ])
    #expect(
      texts("if let own = store.rows.first(where: Server.isOwn) { Text(\"\\(own.id)\") }")
        == ["3"])
    #expect(
      texts(
        """
        switch store.phase {
        case .loaded(let items, let title): Text(title); ForEach(items) { Text($0.name) }
        case .failed: Text("failed")
        }
        """) == ["Title", "Name 1", "Name 2", "Name 3"])
    #expect(
      texts("Text(store.rows.map(\\.name).joined(separator: \", \"))") == [
        "Name 1, Name 2, Name 3"
      ])
    // Nothing is known of the type, so the text has the words of its name.
    #expect(texts("if let user = Server.user(store) { Text(user.lastName) }") == ["Last name"])
  }

  @Test("Values and aliases that refer to each other have no type, and no trap")
  func circularTypes() {
    let types = """
      struct X { static let x = Y.y }
      struct Y { static let y = X.x }
      typealias Loop = Other
      typealias Other = Loop
      struct Store { var rows: Loop { Server.rows } }
      """
    #expect(
      SwiftFolder.texts(in: "ForEach(X.x) { row in Text(row.lastName) }", types) == [
        "Last name", "Last name", "Last name",
      ])
    #expect(
      SwiftFolder.texts(in: "ForEach(Store().rows) { row in Text(row.lastName) }", types) == [
        "Last name", "Last name", "Last name",
      ])
    // Each filter asks for the type of its base once: 2 to the 40th would never end.
    let filters = String(repeating: ".filter { $0.isOn }", count: 40)
    #expect(
      SwiftFolder.texts(in: "ForEach(Server.rows\(filters)) { row in Text(row.lastName) }") == [
        "Last name", "Last name", "Last name",
      ])
  }

  @Test("Statements of an initializer that depend on each other are skipped in one evaluation")
  func chainOfStatements() {
    let chain = (1..<500).map { "let a\($0) = a\($0 - 1) + 1" }.joined(separator: "\n")
    let reading = Self.attempts([
      "struct A: View { let store = Store(); var body: some View { Text(store.title) } }",
      """
      final class Store {
        var title = ""
        init() {
          let a0 = Server.count
          \(chain)
          title = "done"
        }
      }
      """,
    ])
    #expect(reading.texts == ["done"] && reading.count == 2)
  }

  @Test("One evaluation finds all statements of an initializer whose calls fail")
  func failingCalls() {
    let reading = Self.attempts([
      "struct A: View { let store = Store(); var body: some View { Text(store.title) } }",
      """
      final class Store {
        var isOpen = false
        var isNew = false
        var title = "Store"
        init() {
          isOpen = Store.first()
          isNew = Store.second()
          title = "done"
        }
        static func first() -> Bool { Server.isOpen }
        static func second() -> Bool { Server.isNew }
      }
      """,
    ])
    #expect(reading.texts == ["done"])
    #expect(reading.count == 3)
  }

  @Test("A search for gaps leaves out the bodies of views that no evaluation built")
  func outlines() throws {
    var trees: [String] = []
    let texts = [
      """
      struct A: View {
        @State var isShown = false
        let store = Store()
        var body: some View {
          Text(store.title).sheet(isPresented: $isShown) { Later() }
        }
      }
      """,
      """
      struct Later: View { var body: some View { Text("later") } }
      final class Store { var title = ""; init() { title = Server.title } }
      """,
    ]
    let source = SourceFile(
      name: "Form", files: texts.enumerated().map { SourceFile(name: "\($0).swift", text: $1) })
    let result = SwiftDocumentReader.read(
      source, SwiftOptions(root: "A"), .standard,
      trial: { Inspector.trial(of: $0, limits: .standard) },
      decode: { tree in
        trees.append(String(decoding: CanonicalJSON.write(tree), as: UTF8.self))
        return DocumentReader.decode(tree)
      })
    // The attempts: with a failing statement, without it and the body of the sheet, and whole.
    #expect(trees.map { $0.contains("\"later\"") } == [true, false, true])
    #expect(result.document != nil)
  }

  @Test("What a declaration of another file would solve is told by its kind")
  func otherFile() {
    func isAbout(_ problem: Diagnostic) -> Bool {
      Inspector.isAboutOtherFile(Self.scrambled(problem), undeclared: ["Order"])
    }
    #expect(isAbout(.unknownScriptMember("title", of: "Order", suggestion: nil, at: nil)))
    #expect(isAbout(.unknownScriptMember("title", of: "'.preview'", suggestion: nil, at: nil)))
    #expect(isAbout(.wrongArgumentValue(of: "x", expected: "a number", found: nil, at: nil)))
    #expect(!isAbout(.unknownScriptMember("title", of: "Int", suggestion: nil, at: nil)))
    #expect(!isAbout(.wrongArgumentValue(of: "x", expected: "a number", found: "nil", at: nil)))
  }

  // MARK: - Readings

  /// A file with a view and lines after it.
  private static func file(_ body: String, members: [String] = [], after: [String] = []) -> String {
    """
    import SwiftUI

    struct Form: View {
      var body: some View { \(body) }
    \(members.joined(separator: "\n"))
    }

    \(after.joined(separator: "\n"))
    """
  }

  private static func chain(_ links: Int, _ link: (Int) -> String) -> [String] {
    (0..<links).map(link)
  }

  /// Chains of declarations, each of which mentions the next, and the last an unknown name.
  private static let chains: [(name: String, text: @Sendable (Int) -> String)] = [
    (
      "functions of a view",
      { links in
        file(
          "Text(\"\\(a0())\")", members: chain(links) { "func a\($0)() -> Int { a\($0 + 1)() }" })
      }
    ),
    (
      "computed properties of a view",
      { links in
        file("Text(\"\\(a0)\")", members: chain(links) { "var a\($0): Int { self.a\($0 + 1) }" })
      }
    ),
    (
      "actions of a view",
      { links in
        file(
          "Button(\"A\") { a0() }", members: chain(links) { "func a\($0)() { self.a\($0 + 1)() }" })
      }
    ),
    (
      "functions at the top",
      { links in
        file("Text(\"\\(a0())\")", after: chain(links) { "func a\($0)() -> Int { a\($0 + 1)() }" })
      }
    ),
    (
      "methods of a structure",
      { links in
        file(
          "Text(\"\\(Model().a0())\")",
          after: ["struct Model {"] + chain(links) { "func a\($0)() -> Int { a\($0 + 1)() }" } + [
            "}"
          ])
      }
    ),
    (
      "methods of a class",
      { links in
        file(
          "Text(\"\\(model.a0())\")", members: ["@StateObject var model = Model()"],
          after: ["final class Model: ObservableObject {"]
            + chain(links) { "func a\($0)() -> Int { self.a\($0 + 1)() }" } + ["}"])
      }
    ),
    (
      "extensions",
      { links in
        file(
          "Text(\"\\(Model().a0())\")",
          after: ["struct Model { var own = 1 }"]
            + chain(links) { "extension Model { func a\($0)() -> Int { a\($0 + 1)() } }" })
      }
    ),
    (
      "modifiers",
      { links in
        file("Text(\"A\")" + chain(links) { ".unknown\($0)()" }.joined())
      }
    ),
    (
      "arguments of modifiers",
      { links in
        file("Text(\"A\")" + chain(links) { ".padding(unknown\($0))" }.joined())
      }
    ),
    (
      "properties of a value of another file",
      { links in
        file(
          "Text(\"\\(model" + chain(links) { ".a\($0)" }.joined() + ")\")",
          members: ["var model = Model()"])
      }
    ),
    (
      "unknown properties",
      { links in
        file(
          "VStack {\n" + chain(links) { "Text(\"\\(a\($0))\")" }.joined(separator: "\n") + "\n}",
          members: chain(links) { "var a\($0): Int { unknown\($0) }" })
      }
    ),
  ]

  @Test(
    "However long a chain of unknown names is, the file is read four times at most",
    arguments: chains.indices)
  func readings(_ number: Int) {
    let chain = Self.chains[number]
    let reading = Reading(chain.text(40))
    #expect(reading.count <= 4, "\(chain.name)")
    #expect(reading.result.document != nil, "\(chain.name)")
    #expect(reading.count == Reading(chain.text(10)).count, "\(chain.name)")
  }

  @Test("A declaration whose name means something else in a place is kept")
  func otherMeanings() {
    let sample = SwiftSample(
      Self.file(
        "VStack { Text(\"\\(local())\"); Text(\"\\(bound())\"); Text(\"\\(Model().own())\") }",
        members: [
          "func wide() -> Int { unknown() }",
          "func local() -> Int { let wide = 1; return wide }",
          "func bound() -> Int { if let wide = Optional(2) { return wide }; return 0 }",
        ],
        after: ["struct Model { func wide() -> Int { 3 }; func own() -> Int { wide() } }"]))
    #expect(
      sample.result.diagnostics.map(\.message) == [
        "'wide' is skipped: there is no function 'unknown'"
      ])
    #expect(sample.json.contains("local") && sample.json.contains("own"))
  }
}
