import Testing
import ViewTreeDocument
import ViewTreeSyntax

@testable import ViewTreeSwift

/// What the root view doesn't need doesn't matter, whatever is wrong with it.
@Suite("Declarations that the root reaches")
struct ReachTests {
  private static let root = """
    struct A: View {
      let city = City.london
      var body: some View { VStack { Row(title: city.name); Text(shout(city.name)) } }
    }
    """
  private static let row = """
    struct Row: View { let title: String; var body: some View { Text(title).badged() } }
    struct City { let name: String; static let london = City(name: "London") }
    func shout(_ text: String) -> String { text.uppercased() }
    """
  private static let other = """
    extension City { static let rome = City(name: Nowhere.rome); var map: Map { Map(of: self) } }
    struct Broken { let engine = Engine(power: 3); func run() -> Int { engine.run(at: 3) } }
    extension View { func badged() -> some View { padding(4) } }
    final class Store: ObservableObject { var items: [Thing] = Thing.all }
    let shared = Store(of: 3)
    """

  private func texts(_ other: String) -> [String] {
    SwiftFolder([("A.swift", Self.root), ("B.swift", Self.row), ("C.swift", other)], "A").texts
  }

  @Test("Types, functions and members that nothing shown mentions are left out without a word")
  func unreached() {
    let folder = SwiftFolder(
      [("A.swift", Self.root), ("B.swift", Self.row), ("C.swift", Self.other)], "A")
    #expect(folder.texts == ["London", "LONDON"])
    #expect(folder.result.diagnostics.isEmpty, "\(folder.messages)")
  }

  @Test("A file that is cut off anywhere, or spoilt, changes nothing that the root doesn't reach")
  func spoilt() {
    let bytes = Array(Self.other.utf8)
    for end in stride(from: 0, through: bytes.count, by: 13) {
      let cut = String(decoding: bytes[..<end], as: UTF8.self)
      #expect(texts(cut) == ["London", "LONDON"], "cut at \(end)")
      var spoilt = bytes
      if end < bytes.count { spoilt[end] = UInt8(ascii: ")") }
      #expect(texts(String(decoding: spoilt, as: UTF8.self)) == ["London", "LONDON"], "at \(end)")
    }
  }

  @Test("More files never show fewer texts")
  func monotone() {
    func count(_ files: [(String, String)]) -> Int {
      SwiftFolder(files, "A").texts.count
    }
    let root = ("A.swift", Self.root), row = ("B.swift", Self.row), other = ("C.swift", Self.other)
    let empty = ("D.swift", "")
    let counts = [[root, empty], [root, row], [root, row, other], [root, other, row, empty]].map(
      count)
    #expect(counts == counts.sorted() && counts[0] > 0, "\(counts)")
  }

  @Test("Of two folders that declare a name, the one nearer to the root counts")
  func folders() {
    func file(_ text: String) -> String {
      "struct Home: View { var body: some View { Text(\"\(text)\") } }\nextension Home { var n: Int { 3 } }"
    }
    let files = [
      ("App/Phone/Home.swift", file("phone")), ("App/TV/Home.swift", file("tv")),
      ("App/TV/Root.swift", "struct Root: View { var body: some View { Home() } }"),
    ]
    #expect(SwiftFolder(files, "Root").texts == ["tv"])
    let packages = [
      ("A/Package.swift", "let package = Package(name: \"A\")"),
      ("B/Package.swift", "let package = Package(name: \"B\")"), ("B/Home.swift", file("b")),
    ]
    #expect(SwiftFolder(packages, "Home").texts == ["b"])
  }

  @Test("A root that needs arguments is shown by its own preview, wherever that is")
  func previews() {
    let folder = SwiftFolder(
      [
        ("A.swift", "struct A: View { let n: Int; var body: some View { Text(\"\\(n)\") } }"),
        ("P.swift", "#Preview(\"b\") { Text(\"b\") }\n#Preview(\"a\") { A(n: 7).padding() }"),
      ], "A")
    #expect(folder.texts == ["7"])
  }
}
