import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSyntax

/// Writes a page: its static content, the data, and the script that makes it interactive.
///
/// The page doesn't load other files. Its policy allows only the page's own style and script, by
/// their hashes. Content that needs the script is hidden until it runs.
struct PageWriter {
  private let moments: [PageMoment]
  private let options: PictureOptions
  private let compares: Bool
  /// The index of the moment that is shown first.
  private let opens: Int
  private let name: String
  private let budget: PageBudget
  var buffer = ByteBuffer(capacity: 1 << 18)

  static func page(
    of moments: [PageMoment], _ options: PictureOptions, compares: Bool, _ screens: PageScreens,
    opens: Int
  ) -> [UInt8] {
    // Of two documents it is the new one that is looked at.
    let step = compares ? moments.count - 1 : opens
    guard moments.indices.contains(step) else { return [] }
    let shown = moments[step]
    var writer = PageWriter(
      moments: moments, options: options, compares: compares, opens: step,
      name: options.sourceName ?? shown.name)
    writer.write(shown, screens)
    return writer.buffer.takeAll()
  }

  private init(
    moments: [PageMoment], options: PictureOptions, compares: Bool, opens: Int, name: String
  ) {
    self.opens = opens
    self.moments = moments
    self.options = options
    self.compares = compares
    self.name = name
    budget = PageBudget(views: moments.map(\.viewCount).max() ?? 0)
  }

  private mutating func write(_ shown: PageMoment, _ screens: PageScreens) {
    let pictures = PagePictures(of: moments, options, compares: compares, limit: budget.pictures)
    var data = PageData(name: name, moments, compares: compares, budget)
    let json = data.bytes(pictures: pictures.shown)
    appendHead()
    appendHeader(shown)
    if compares { appendDifferences(of: shown) }
    buffer.append("<main>\n" as StaticString)
    append(pictures, screens)
    appendViews(of: shown)
    buffer.append(PageParts.inspector)
    appendOrders()
    buffer.append("</main>\n" as StaticString)
    let omitted = screens.omittedCount
    appendOmissions(
      data.omissions + (omitted > 0 ? [ReportWords.count(omitted, "screen", "screens")] : []))
    buffer.append(PageParts.keys)
    buffer.append("<script type=\"application/json\" id=\"data\">" as StaticString)
    buffer.append(contentsOf: json)
    buffer.append("</script>\n<script>" as StaticString)
    buffer.append(PageScript.text)
    buffer.append("</script>\n</body>\n</html>\n" as StaticString)
  }

  private mutating func appendHead() {
    buffer.append(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n" as StaticString)
    buffer.append("<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\"/>\n")
    buffer.append(
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>"
        as StaticString)
    buffer.append(markup: name)
    buffer.append(" · viewtree</title>\n<style>" as StaticString)
    buffer.append(PageStyle.text)
    buffer.append("</style>\n</head>\n" as StaticString)
    buffer.append("<body data-first=\"\(first.rawValue)\" data-step=\"\(opens)\">\n")
  }

  /// The picture that is seen first.
  private var first: PictureOptions.Kind {
    if compares { return options.kind == .order ? .order : .layout }
    return options.kind == .keys ? .screen : options.kind
  }

  /// The content security policy of the page. It allows only the page's own style and script.
  static let policy = [
    "default-src 'none'",
    "style-src 'sha256-\(SHA256.base64(Array(PageStyle.text.utf8)))'",
    "script-src 'sha256-\(SHA256.base64(Array(PageScript.text.utf8)))'",
    "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  private mutating func appendHeader(_ shown: PageMoment) {
    buffer.append("<header>\n<h1>" as StaticString)
    buffer.append(markup: name)
    buffer.append("</h1>\n<p id=\"status\">" as StaticString)
    buffer.append(markup: status(of: shown))
    buffer.append("</p>\n" as StaticString)
    appendProblems(of: shown)
    buffer.append(PageParts.header)
    buffer.append("</header>\n" as StaticString)
  }

  /// Writes the problems in one line, which the script replaces with links.
  private mutating func appendProblems(of moment: PageMoment) {
    guard !compares else {
      return buffer.append("<p id=\"problems\" hidden=\"\"></p>\n" as StaticString)
    }
    buffer.append("<p id=\"problems\">" as StaticString)
    buffer.append(markup: ProblemWords.line(moment.problems) ?? "no problems")
    buffer.append("</p>\n" as StaticString)
  }

  private func status(of moment: PageMoment) -> String {
    [
      moment.header, ReportWords.count(moment.viewCount, "view", "views"),
      ReportWords.count(moment.runCount, "closure ran", "closures ran"),
    ].joined(separator: " · ")
  }

  private mutating func append(_ pictures: PagePictures, _ screens: PageScreens) {
    buffer.append("<section id=\"stage\" aria-label=\"Pictures\">\n" as StaticString)
    buffer.append(PageParts.tools)
    buffer.append(
      "<div id=\"pictures\" role=\"group\" aria-label=\"Picture\" tabindex=\"0\">\n"
        as StaticString)
    for entry in pictures.entries {
      buffer.append(
        "<figure data-moment=\"\(entry.moment)\" data-picture=\"\(entry.kind.rawValue)\">\n")
      buffer.append("<figcaption>" as StaticString)
      if moments.count > 1 {
        buffer.append(markup: moments[entry.moment].title)
        buffer.append(": " as StaticString)
      }
      buffer.append(Self.caption(entry.kind))
      buffer.append("</figcaption>\n" as StaticString)
      buffer.append(contentsOf: entry.svg)
      buffer.append("</figure>\n" as StaticString)
      guard let legend = entry.legend else { continue }
      buffer.append(
        "<details class=\"legend\" aria-label=\"Legend\" data-moment=\"\(entry.moment)\">\n")
      buffer.append("<summary>Legend</summary>\n" as StaticString)
      buffer.append(contentsOf: legend)
      buffer.append("</details>\n" as StaticString)
    }
    append(screens)
    buffer.append("</div>\n" as StaticString)
    buffer.append(PageParts.player)
    buffer.append("</section>\n" as StaticString)
  }

  private static func caption(_ kind: PictureOptions.Kind) -> StaticString {
    switch kind {
    case .screen: "screen"
    case .layout: "layout"
    case .order, .keys: "order of closures"
    }
  }

  private mutating func appendOmissions(_ omissions: [String]) {
    guard !omissions.isEmpty else { return }
    buffer.append("<footer><p>Omitted, because the page would be too large: " as StaticString)
    buffer.append(markup: omissions.joined(separator: "; "))
    buffer.append(".</p></footer>\n" as StaticString)
  }
}

// MARK: - Content without scripts

extension PageWriter {
  /// Writes the differences of the second of two documents. The script shows them next to the
  /// pictures.
  private mutating func appendDifferences(of moment: PageMoment) {
    let titles = moment.changes.compactMap(\.title)
    buffer.append(
      "<section id=\"differences\" aria-label=\"Differences\">\n<h2>Differences</h2>\n<ul>\n"
        as StaticString)
    for title in titles.prefix(budget.listedChanges) {
      buffer.append("<li>" as StaticString)
      buffer.append(markup: title)
      buffer.append("</li>\n" as StaticString)
    }
    if titles.isEmpty { buffer.append("<li>nothing</li>\n" as StaticString) }
    buffer.append("</ul>\n" as StaticString)
    appendRest(titles.count - budget.listedChanges, "more")
    buffer.append("</section>\n" as StaticString)
  }

  /// The views as nested lists, which the script replaces with a tree.
  private mutating func appendViews(of moment: PageMoment) {
    buffer.append(
      "<nav id=\"views\" aria-label=\"Views\">\n<h2>Views</h2>\n<div id=\"tree\">\n"
        as StaticString)
    var list = PageList()
    for place in 0..<min(moment.viewCount, budget.listedViews) {
      let view = moment.view(place)
      list.item(depth: view.depth, in: &buffer)
      buffer.append(markup: view.label)
    }
    list.end(in: &buffer)
    appendRest(moment.viewCount - budget.listedViews, "more views")
    buffer.append("</div>\n</nav>\n" as StaticString)
  }

  /// The closures of each `PageMoment` in their order, nested like their calls.
  private mutating func appendOrders() {
    buffer.append(
      "<section id=\"trace\" aria-label=\"Trace\">\n<h2>Trace</h2>\n<div id=\"rows\">\n"
        as StaticString)
    var room = budget.listedClosures
    for moment in moments {
      if moments.count > 1 {
        buffer.append("<h3>" as StaticString)
        buffer.append(markup: moment.title)
        buffer.append("</h3>\n" as StaticString)
      }
      let count: Int
      switch moment.content {
      case .document(let subject):
        count = subject.inspection.order.count
        appendOrder(of: subject.inspection, prefix: room)
      case .report(let layout):
        count = layout.runs.count
        appendOrder(of: layout, prefix: room)
      }
      appendRest(count - room, "more closures")
      room = max(room - count, 0)
    }
    buffer.append("</div>\n</section>\n" as StaticString)
  }

  private mutating func appendOrder(of inspection: Inspection, prefix: Int) {
    let facts = PageFacts(inspection)
    var list = PageList()
    for (place, event) in inspection.order.prefix(prefix).enumerated() {
      list.item(depth: event.depth, in: &buffer)
      let isReduce = event.kind == .reduce
      let modifier = isReduce ? "reduce" : inspection.names.modifiers[event.modifier]
      buffer.append(isReduce ? "⊕" : "\(event.number)")
      buffer.append(
        markup:
          " \(modifier) \(inspection.names.keys[event.key]) · \(inspection.name(of: event.view))")
      if place < inspection.returned.count, let value = inspection.returned[place] {
        buffer.append(markup: " = " + ValueChips(value).sentence)
      }
      if let cause = event.cause { buffer.append(markup: ", because \(facts.cause(cause))") }
    }
    list.end(in: &buffer)
  }

  private mutating func appendOrder(of layout: RecordedLayout, prefix: Int) {
    var list = PageList()
    for run in layout.runs.prefix(prefix) {
      list.item(depth: 0, in: &buffer)
      buffer.append(markup: "\(run.number) \(run.modifier) \(run.key) · \(run.name)")
    }
    list.end(in: &buffer)
  }

  private mutating func appendRest(_ count: Int, _ what: String) {
    guard count > 0 else { return }
    buffer.append("<p>… \(count) \(what)</p>\n")
  }
}
