import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// All data for the script of a page, as JSON: views, closures with their values, anchors, changes,
/// and reasons of every `PageMoment`. Strings and views that several of them share are stored once.
///
///     { "name", "strings": […], "reasons": […], "kinds": […], "rows": […], "closures": […],
///       "compares", "moments": [{ "title", "header", "picture", "views": [first row, count, …],
///       "order": […], "skips": […], "absent": […], "anchors": […], "changes": […],
///       "problems": [[one, message, [view, …], many], …], "lines": number, "bars" }], "lines": [[line, …], …], "source": [line, …] }
struct PageData {
  private let name: String
  let moments: [PageMoment]
  let compares: Bool
  var budget: PageBudget
  var strings = PageStrings()
  /// Descriptions of views, each combination once. Properties that many views share are in `kinds`.
  var rows = PageRows()
  var kinds = PageRows()
  /// Modifiers with a key.
  var closures = PageRows()
  /// The source lines of the views of a `PageMoment`, without duplicate lists.
  var lineLists = PageRows()
  /// Explanations of the frames of views.
  var reasons = PageRows()
  /// The views of the current `PageMoment`, by their references in earlier passes.
  var places: ViewPlaces?
  /// The text already written for the nodes of the current `PageMoment`. The children of a stack
  /// without a view share the text about that stack.
  var writtenNodes: [NodeID: [UInt8]] = [:]
  /// Content that is omitted because of its size, in sentences.
  private(set) var omissions: [String] = []

  init(name: String, _ moments: [PageMoment], compares: Bool, _ budget: PageBudget) {
    self.name = name
    self.moments = moments
    self.compares = compares
    self.budget = budget
  }

  /// Writes the data. For each `PageMoment`, `pictures` contains the index of the `PageMoment`
  /// whose pictures it shows.
  mutating func bytes(pictures: [Int]) -> [UInt8] {
    var parts: [PageJSON] = []
    for (moment, picture) in zip(moments, pictures) { parts.append(part(moment, picture)) }
    var json = PageJSON()
    json.open("{")
    json.key("name")
    json.add(name)
    json.key("compares")
    json.add(compares ? 1 : 0)
    json.key("source")
    json.add((source ?? []).map { strings.number(String($0)) })
    json.key("strings")
    json.open("[")
    for text in strings.texts { json.add(text) }
    json.close("]")
    for (key, list) in [
      ("reasons", reasons), ("kinds", kinds), ("rows", rows), ("closures", closures),
      ("lines", lineLists),
    ] as [(StaticString, PageRows)] {
      json.key(key)
      json.open("[")
      for row in list.rows { json.add(raw: row) }
      json.close("]")
    }
    json.key("moments")
    json.open("[")
    for part in parts { json.add(raw: Array(part.buffer.bytes)) }
    json.close("]")
    json.close("}")
    return json.buffer.takeAll()
  }

  private mutating func part(_ moment: PageMoment, _ picture: Int) -> PageJSON {
    var json = PageJSON()
    json.open("{")
    json.key("title")
    json.add(moment.title)
    json.key("header")
    json.add(moment.header)
    json.key("picture")
    json.add(picture)
    switch moment.content {
    case .document(let subject): add(subject, to: &json)
    case .report(let layout): add(layout, to: &json)
    }
    json.key("changes")
    json.open("[")
    for change in moment.changes { add(change, to: &json) }
    json.close("]")
    add(problemsOf: moment, to: &json)
    add(linesOf: moment, to: &json)
    add(barsOf: moment, to: &json)
    json.close("}")
    return json
  }

  private mutating func add(_ subject: PictureSubject, to json: inout PageJSON) {
    let inspection = subject.inspection
    let facts = PageFacts(inspection)
    places = ViewPlaces(inspection)
    json.key("views")
    json.add(views(of: subject, facts))
    json.key("order")
    add(orderOf: inspection, facts, to: &json)
    json.key("skips")
    add(skipsOf: inspection, facts, to: &json)
    json.key("absent")
    json.open("[")
    for line in facts.absences { json.add(strings.number(line)) }
    json.close("]")
    json.key("anchors")
    add(anchorsOf: inspection, facts, to: &json)
  }

  private mutating func add(_ layout: RecordedLayout, to json: inout PageJSON) {
    json.key("views")
    json.add(views(of: layout))
    json.key("order")
    add(orderOf: layout, to: &json)
    for key in ["skips", "absent", "anchors"] as [StaticString] {
      json.key(key)
      json.add([])
    }
  }

  private mutating func add(_ change: PageChange, to json: inout PageJSON) {
    json.open("[")
    json.add(change.view.map(\.index) ?? -1)
    json.add(strings.number(change.title))
    for rect in [change.before, change.after] {
      if let rect { json.add(rect) } else { json.add(0) }
    }
    json.add(change.details.map { strings.number($0) })
    json.close("]")
  }

  mutating func omit(_ sentence: String) {
    if !omissions.contains(sentence) { omissions.append(sentence) }
  }
}

/// Rows of JSON, each once.
struct PageRows {
  private(set) var rows: [[UInt8]] = []
  private var places: [[UInt8]: Int] = [:]

  /// The number of a row, and true if it's new.
  mutating func number(_ row: [UInt8]) -> (number: Int, isNew: Bool) {
    if let place = places[row] { return (place, false) }
    places[row] = rows.count
    rows.append(row)
    return (rows.count - 1, true)
  }
}
