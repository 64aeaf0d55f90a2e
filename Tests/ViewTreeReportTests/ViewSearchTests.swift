import Testing
import ViewTreeNumbers
import ViewTreeReport

@testable import ViewTreeInspector

@Suite("Names of views")
struct ViewSearchTests {
  @Test("Every path of the report finds its view again, and so does an id")
  func paths() throws {
    let children = (0..<12).map { _ in "{ \"view\": \"Group\", \"children\": [\"Spacer\"] }" }
    let root = """
      { "view": "VStack", "children": [\(children.joined(separator: ","))], "modifiers": [
        { "background": { "view": "Color", "color": "red", "id": "one" } },
        { "background": { "view": "Color", "color": "red", "id": "\\u0074wo" } },
        { "overlay": [{ "view": "Color", "color": "red" }, "Spacer"] } ] }
      """
    let inspection = try Sample(root: root).inspection
    let paths = inspection.views.indices.map { inspection.path(of: ID($0)) }
    #expect(Set(paths).count == paths.count)
    #expect(paths.contains("VStack/background[1]/Color") && paths.contains("VStack/Spacer[11]"))
    #expect(paths.contains("VStack/overlay/Color[0]"))
    for (index, path) in paths.enumerated() {
      #expect(ViewSearch.find(path, in: inspection) == .found(ID(index)), "\(path)")
    }
    let second = try #require(paths.firstIndex(of: "VStack/background[1]/Color"))
    #expect(ViewSearch.find("two", in: inspection) == .found(ID(second)))
  }

  @Test("A view far below the root is named by its place, so that reports stay as long as the tree")
  func deepViews() throws {
    let depth = 500
    let open = String(repeating: "{ \"view\": \"VStack\", \"children\": [", count: depth)
    let close = String(repeating: "] }", count: depth)
    let inspection = try Sample(root: open + "\"Spacer\", \"Spacer\"" + close).inspection
    #expect(inspection.path(of: ID(100)).count == 100 * 7 + 6)
    for place in [0, 100, 101, 500, 501] {
      let path = inspection.path(of: ID(place))
      #expect(path == "@\(place)" || place <= 100)
      #expect(ViewSearch.find(path, in: inspection) == .found(ID(place)))
    }
  }

  /// Two rows of a component with a text and a field each, a field beside them, and a button.
  private static let form = """
    {"viewtree": 1, "state": {"t": "", "names": ["Ann", "Bob"]},
     "components": {"Row": {"parameters": {"name": "String"}, "body":
       {"view": "VStack", "children": [
         {"view": "Text", "text": "\\\\(name)"}, {"view": "TextField", "text": "$t"}]}}},
     "root": {"view": "HStack", "children": [
       {"forEach": "names", "as": "name", "content": {"view": "Row", "name": {"$": "name"}}},
       {"view": "TextField", "id": "last", "text": "$t"},
       {"view": "Button", "title": "Go / stop", "action": ""},
       {"view": "Text", "text": "Bob"}]}}
    """

  @Test(
    "A pattern, a kind and a text in quotes name all views that they fit",
    arguments: [
      ("HStack/Row[*]", ["HStack/Row[0]", "HStack/Row[1]"]),
      ("Row/VStack", ["HStack/Row[0]/VStack", "HStack/Row[1]/VStack"]),
      ("*/Text[0]", ["HStack/Row[0]/VStack/Text[0]", "HStack/Row[1]/VStack/Text[0]"]),
      // Levels between may be left out where nothing fits otherwise.
      (
        "Row[*]/TextField",
        ["HStack/Row[0]/VStack/TextField[1]", "HStack/Row[1]/VStack/TextField[1]"]
      ),
      (
        "HStack/TextField[1]",
        ["HStack/Row[0]/VStack/TextField[1]", "HStack/Row[1]/VStack/TextField[1]"]
      ),
      (
        "TextField",
        [
          "HStack/Row[0]/VStack/TextField[1]", "HStack/Row[1]/VStack/TextField[1]",
          "HStack/TextField[2]",
        ]
      ),
      ("\"Bob\"", ["HStack/Row[1]/VStack/Text[0]", "HStack/Text[4]"]),
      ("Row[*]/\"Bob\"", ["HStack/Row[1]/VStack/Text[0]"]),
      ("\"Go / stop\"", ["HStack/Button[3]"]), ("HStack/\"Go / stop\"", ["HStack/Button[3]"]),
      ("Row[2]/TextField", []), ("\"Bo\"", []), ("", []), ("/", []), ("Row[*", []),
      ("TextField/Row", []),
    ])
  func patterns(name: String, paths: [String]) throws {
    let inspection = try Sample(Self.form).inspection
    let found = ViewSearch.views(named: name, in: inspection)
    #expect(found.map { inspection.path(of: $0) } == paths)
  }

  @Test("A component that isn't a view itself names its views")
  func components() throws {
    let root = #"{"view": "Group", "children": [{"view": "Color"}, {"view": "Spacer"}]}"#
    let inspection = try Sample(
      root: #"{"view": "VStack", "children": ["Pair", "Divider"]}"#,
      #""components": {"Pair": {"body": \#(root)}}, "#
    ).inspection
    #expect(inspection.views.count == 4)
    #expect(ViewSearch.views(named: "Pair", in: inspection) == [ID(1), ID(2)])
  }

  @Test("A kind with a number counts views, and is ambiguous if a path ends with it, too")
  func numberedKinds() throws {
    let inspection = try Sample(
      root: #"{"view": "VStack", "children": ["Color", "Spacer", "Spacer"]}"#
    ).inspection
    // The first spacer has the path VStack/Spacer[1].
    #expect(ViewSearch.find("Spacer[0]", in: inspection) == .found(ID(2)))
    #expect(ViewSearch.views(named: "Spacer[1]", in: inspection) == [ID(2), ID(3)])
    #expect(ViewSearch.find("VStack/Spacer[1]", in: inspection) == .found(ID(2)))
  }

  @Test("An id comes before a path, a path before the end of one, and that before a pattern")
  func precedence() throws {
    let root = """
      {"view": "VStack", "children": [
        {"view": "HStack", "children": ["Color", {"view": "Spacer", "id": "VStack/Spacer[1]"}]},
        "Spacer", {"view": "ZStack", "children": [{"view": "Spacer", "id": "HStack"}]}]}
      """
    let inspection = try Sample(root: root).inspection
    for (name, path) in [
      ("HStack", "VStack/ZStack[2]/Spacer"), ("VStack/Spacer[1]", "VStack/HStack[0]/Spacer[1]"),
      ("VStack", "VStack"), ("ZStack[2]/Spacer", "VStack/ZStack[2]/Spacer"),
    ] {
      guard case .found(let view) = ViewSearch.find(name, in: inspection) else {
        Issue.record("\(name)")
        continue
      }
      #expect(inspection.path(of: view) == path, "\(name)")
    }
    // A kind alone names all its views, even if the path of only one ends so.
    #expect(ViewSearch.views(named: "Spacer", in: inspection).count == 3)
  }

  @Test(
    "A view has the name that reports print, the text that it shows, its line, and its number",
    arguments: [
      ("Bob", ["HStack/Row[1]/VStack/Text[0]", "HStack/Text[4]"]),
      ("Go / stop", ["HStack/Button[3]"]), ("Button \"Go / stop\"", ["HStack/Button[3]"]),
      ("HStack/Text[4] \"Bob\"", ["HStack/Text[4]"]),
      ("TextField #last", ["HStack/TextField[2]"]), ("Text #last", []),
      // By path, a number counts all siblings. Without such a path, it counts views of the kind.
      ("Text[1]", ["HStack/Row[1]/VStack/Text[0]"]),
      ("TextField[0]", ["HStack/Row[0]/VStack/TextField[1]"]),
      ("TextField[3]", []), (":7", ["HStack/TextField[2]"]), ("other.json:7", []), (":x", []),
    ])
  func everydayNames(name: String, paths: [String]) throws {
    let inspection = try Sample(Self.form).inspection
    let found = ViewSearch.views(named: name, in: inspection)
    #expect(found.map { inspection.path(of: $0) } == paths)
  }

  @Test("Of very many views twenty are listed, and all are counted")
  func many() throws {
    let root = """
      {"view": "HStack", "children": {"forEach": "0..<30", "content": "Color"}}
      """
    let inspection = try Sample(root: root).inspection
    guard case .ambiguous(let views) = ViewSearch.find("Color", in: inspection) else {
      Issue.record("not ambiguous")
      return
    }
    #expect(views.count == 30 && views.paths.count == 20 && views.paths[19] == "HStack/Color[19]")
  }

  @Test("A name that is nearly one is suggested")
  func suggestions() throws {
    let inspection = try Sample(Sample.anchors).inspection
    let cases: [(String, String?)] = [
      ("HStack/Color[2]", "HStack/Color[0]"),
      ("HStack/overlay/GeometryReadr", "HStack/overlay/GeometryReader"),
      ("zzzz", nil),
    ]
    for (name, nearest) in cases {
      #expect(ViewSearch.find(name, in: inspection) == .missing(nearest: nearest), "\(name)")
    }
    let form = try Sample(Self.form).inspection
    #expect(ViewSearch.find("\"Bib\"", in: form) == .missing(nearest: "\"Bob\""))
    #expect(ViewSearch.find("Botton", in: form) == .missing(nearest: "Button"))
  }
}
