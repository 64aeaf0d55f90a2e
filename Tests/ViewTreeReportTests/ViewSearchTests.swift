import Testing
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
    let paths = inspection.views.indices.map { inspection.path(of: UInt32($0)) }
    #expect(Set(paths).count == paths.count)
    #expect(paths.contains("VStack/background[1]/Color") && paths.contains("VStack/Spacer[11]"))
    #expect(paths.contains("VStack/overlay/Color[0]"))
    for (index, path) in paths.enumerated() {
      #expect(ViewSearch.find(path, in: inspection) == .found(UInt32(index)), "\(path)")
    }
    let second = try #require(paths.firstIndex(of: "VStack/background[1]/Color"))
    #expect(ViewSearch.find("two", in: inspection) == .found(UInt32(second)))
  }

  @Test("A view far below the root is named by its place, so that reports stay as long as the tree")
  func deepViews() throws {
    let depth = 500
    let open = String(repeating: "{ \"view\": \"VStack\", \"children\": [", count: depth)
    let close = String(repeating: "] }", count: depth)
    let inspection = try Sample(root: open + "\"Spacer\", \"Spacer\"" + close).inspection
    #expect(inspection.path(of: 100).count == 100 * 7 + 6)
    for place in [0, 100, 101, 500, 501] as [UInt32] {
      let path = inspection.path(of: place)
      #expect(path == "@\(place)" || place <= 100)
      #expect(ViewSearch.find(path, in: inspection) == .found(place))
    }
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
  }
}
