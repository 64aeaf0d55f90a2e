import Testing
import ViewTreeLayout

@Suite("Tables")
struct TableTests {
  private func evaluated(
    _ columns: String, _ more: String = "", window: String = "800, \"height\": 600"
  )
    throws -> Evaluated
  {
    try Evaluated(
      """
      { "viewtree": 1, "window": { "width": \(window) }, "root": { "view": "Table", "id": "table",
        "columns": [\(columns)], "rows": { "forEach": "1...2", "as": "n",
          "content": { "view": "TableRow", "id": "row\\\\(n)", "value": "n" } }\(more) } }
      """)
  }

  private static func column(_ id: String, _ height: Double = 20, _ more: String = "") -> String {
    "{ \"view\": \"TableColumn\", \"title\": \"\(id)\"\(more), \"children\": { \"view\": \"Color\", "
      + "\"id\": \"\(id)\\\\(row)\", \"modifiers\": [{ \"frame\": { \"height\": \(height) } }] } }"
  }

  @Test("Columns share what fixed ones and 8 between them leave, 16 from both sides")
  func widths() throws {
    let table = try evaluated(
      "\(Self.column("a")), \(Self.column("b", 60, ", \"width\": 80")), \(Self.column("c"))")
    #expect(try table.frame("table") == Rect(x: 0, y: 0, width: 800, height: 600))
    // 800 less 32 less 16 less 80 are 672; the titles are 18 and 16 high.
    #expect(try table.frame("row1") == Rect(x: 0, y: 34, width: 800, height: 82))
    #expect(try table.frame("a1") == Rect(x: 16, y: 65, width: 336, height: 20))
    #expect(try table.frame("b1") == Rect(x: 360, y: 45, width: 80, height: 60))
    #expect(try table.frame("c1") == Rect(x: 448, y: 65, width: 336, height: 20))
    #expect(try table.frame("row2") == Rect(x: 0, y: 116, width: 800, height: 82))
  }

  @Test("No column gets less than its least width or more than its greatest")
  func bounds() throws {
    let table = try evaluated(
      [
        Self.column("a", 20, ", \"maxWidth\": 100"), Self.column("b", 20, ", \"minWidth\": 500"),
        Self.column("c"),
      ].joined(separator: ", "))
    #expect(try table.frame("a1").size.width == 100)
    #expect(try table.frame("b1").size.width == 500)
    #expect(try table.frame("c1").size.width == 152)
  }

  @Test("Columns that want more than there is keep their least widths")
  func tooNarrow() throws {
    let table = try evaluated(
      "\(Self.column("a", 20, ", \"minWidth\": 700")), \(Self.column("b", 20, ", \"minWidth\": 300")), \(Self.column("c"))"
    )
    #expect(try table.frame("a1").size.width == 700)
    #expect(try table.frame("b1") == Rect(x: 724, y: 46, width: 300, height: 20))
    #expect(try table.frame("c1").size.width == 0)
  }

  @Test(
    "Where the width is compact the first column is alone, without titles, and as wide as the row")
  func compact() throws {
    let table = try evaluated(
      "\(Self.column("a", 20, ", \"width\": 80")), \(Self.column("b"))",
      window: "390, \"height\": 844")
    #expect(try table.frame("a1") == Rect(x: 16, y: 12, width: 358, height: 20))
    #expect(try table.frame("a2") == Rect(x: 16, y: 56, width: 358, height: 20))
    #expect(throws: (any Error).self) { try table.frame("b1") }
  }

  @Test("Hidden titles take no room")
  func hiddenTitles() throws {
    let table = try evaluated(
      Self.column("a"), ", \"modifiers\": [{ \"tableColumnHeaders\": \"hidden\" }]")
    #expect(try table.frame("a1").origin.y == 12)
  }

  @Test("A row outside of a table has no cells, and a column there is empty")
  func outside() throws {
    let views = try Evaluated(
      """
      { "viewtree": 1, "window": { "width": 800, "height": 600 }, "root": { "view": "VStack", "children": [
        { "view": "TableRow", "id": "row", "value": "1" },
        { "view": "TableColumn", "id": "column", "title": "a" } ] } }
      """)
    #expect(try views.frame("row").size.height == 44)
    #expect(try views.frame("column").size.height == 0)
  }

  @Test("A table in a cell has columns of its own")
  func nested() throws {
    let inner =
      "{ \"view\": \"Table\", \"columns\": \(Self.column("in")), \"rows\": { \"view\": \"TableRow\", \"value\": \"row\" } }"
    let table = try evaluated(
      "{ \"view\": \"TableColumn\", \"title\": \"out\", \"children\": \(inner) }")
    // As high as its rows: 34 of titles and a row of 44.
    #expect(try table.frame("row1").size.height == 100)
    #expect(try table.frame("in1") == Rect(x: 32, y: 91, width: 736, height: 20))
  }
}
