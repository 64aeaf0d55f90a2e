import Testing
import ViewTreeRandom
import ViewTreeSyntax

@testable import ViewTreeReport

@Suite("Rows of reports")
struct RowTests {
  private func lines<Row: ReportRow>(_ row: Row) -> (text: String, read: Row?, isWhole: Bool) {
    var row = row
    var writer = TextRowWriter(capacity: 64)
    writer.write(&row)
    let lines = ReportLines.split(Array(writer.output.bytes))
    var reader = TextRowReader(lines, at: 0)
    let read = reader.read(Row.self)
    return (writer.output.text, read, reader.next == lines.count)
  }

  private func members<Row: ReportRow>(_ row: Row) -> (text: String, read: Row, unknown: Int) {
    var row = row
    var writer = JSONRowWriter(JSONWriter(capacity: 64), scope: nil)
    writer.write(&row)
    let bytes = writer.writer.finished()
    let tree = JSONReader.read(SourceFile(name: "row", bytes: bytes), limits: ReaderLimits())
    var json = JSONSource(tree: tree)
    json.hasPasses = true
    let (read, unknown) = JSONRowReader.read(Row.self, 0, in: json)
    return (String(decoding: bytes, as: UTF8.self), read, unknown.count)
  }

  /// Writes random rows of a kind and reads them back.
  ///
  /// `settle` makes facts that follow from each other agree.
  private func check<Row: ReportRow>(
    _ type: Row.Type, isInJSON: Bool = true, settle: (inout Row) -> Void = { _ in }
  ) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<Rounds.of(400) {
      for isJSON in [false, true] {
        var filler = RowFiller(random: random, isJSON: isJSON)
        var row = Row()
        row.visit(&filler)
        random = filler.random
        settle(&row)
        if isJSON, isInJSON {
          let (text, read, unknown) = members(row)
          #expect(unknown == 0, "\(text)")
          #expect(
            FactLister(read, isJSON: true).facts == FactLister(row, isJSON: true).facts, "\(text)")
        } else if !isJSON {
          let (text, read, isWhole) = lines(row)
          #expect(isWhole, "\(text)")
          #expect(
            read.map { FactLister($0, isJSON: false).facts }
              == FactLister(row, isJSON: false).facts, "\(text)")
        }
      }
    }
  }

  @Test("Every row survives being written and read in both forms, whatever its texts are")
  func survives() {
    check(ViewRow.self)
    check(EventRow.self)
    check(SkipRow.self)
    check(AbsenceRow.self)
    check(ActionRow.self)
    check(AnchorRow.self)
    check(PrintedRow.self)
    check(WaitingRow.self)
    check(ChangeRow.self)
    check(CandidateRow.self) { row in
      // A number, or a run in an earlier pass and why there is none in the last, or only why.
      if row.why.ranAs == nil || row.why.ranInPass == nil || row.why.reason.isEmpty {
        (row.why.ranAs, row.why.ranInPass) = (nil, nil)
      } else {
        row.number = nil
      }
      (row.why.event, row.why.line) = ("", nil)
      if row.number != nil || row.why.reason.isEmpty { row.why = ReasonFacts() }
    }
    check(RemarkRow.self)
    check(StateRow.self)
    check(HeaderRow.self)
    check(StepRow.self)
    check(ReadingRow.self)
    check(KeyRow.self)
  }

  @Test("A line that is no row is not read, and no line is lost")
  func broken() {
    let texts = ["", "???", "-", "x  y  z", "3", "-  a", "\u{0}", "  ", "a  b \"", "  ."]
    for text in texts {
      var reader = TextRowReader([text[...]], at: 0)
      #expect(reader.read(SkipRow.self) == nil && reader.next == 0, "\(text)")
      #expect(reader.read(AnchorRow.self) == nil && reader.next == 0, "\(text)")
    }
  }

  @Test("What could be taken for the end of a text is visible as an escape, and only that")
  func escapes() {
    var row = EventRow()
    row.number = 3
    (row.modifier, row.key) = ("preference", "K")
    row.view = .named("a  because  b ", id: nil)
    #expect(lines(row).text == "3  preference K  a \\u{20}because \\u{20}b\\u{20}\n")
    var view = ViewRow()
    view.name = "Text"
    view.id = .string("a \"b\"")
    view.text = .string("two  spaces and a \" stay")
    #expect(lines(view).text == "Text #a \\u{22}b\" \"two  spaces and a \" stay\"\n")
  }
}
