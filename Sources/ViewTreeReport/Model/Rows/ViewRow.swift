import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// A view of the tree.
package struct ViewRow: ReportRow {
  /// The depth below the first view of the report.
  package var depth = 0
  /// The role of a secondary view: `overlay`. Empty for a child.
  package var role = ""
  package var path = ReportText.none
  package var title = RowName.read("")
  package var id = ReportText.none
  /// True for a placeholder view.
  package var isStandIn = false
  package var text = ReportText.none
  /// The components that it belongs to and that aren't views themselves, the innermost first.
  package var components = ReportText.none
  /// True if it's the line of a component without views.
  package var hasNoViews = false
  /// The marker of a view that isn't shown.
  package var measuredOnly = MeasuredOnly()
  /// The depth in the whole tree.
  package var level: Int?
  package var frame: Rect?
  package var content: Rect?
  package var proposal: ProposedSize?
  package var contentProposal: ProposedSize?
  package var pixels: Rect?
  package var contentPixels: Rect?
  /// Its appearance, which is empty for most views.
  package var drawing = DrawingRow()
  /// The bare view and its modifiers, in text if they were requested.
  package var bare = RowList<ModifierRow>()
  package var modifiers = RowList<ModifierRow>()
  /// The number of hidden views below it.
  package var viewsBelow: Int?
  package var hidden = RowList<HiddenRow>()
  /// The path of a chosen view, on its own line above it.
  package var heading = ReportText.none
  /// The closures, in the tree of `order`.
  package var closures = RowList<ClosureRow>()
  /// The values of plain writers, in the tree of `order`.
  package var values = RowList<PlainValueRow>()
  /// The index of the enclosing view among the rows that were read, or -1 for a root.
  package var parent = -1

  package init() {}

  /// Its name as it was read.
  package var name: String {
    get { title.text }
    set { title = .read(newValue) }
  }

  package mutating func visit(_ fields: inout some RowVisitor) {
    guard heading.isAbsent else { return fields.field(.text("").styled(.name), &heading) }
    fields.indentation(&depth, limit: 60)
    fields.field(.text("", after: ": "), &role)
    fields.field(.json("path"), &path)
    fields.field(Field("view", "").required.styled(.name), &title)
    fields.field(Field("id", " #", end: " \""), &id)
    fields.field(Field("text", " \"", after: "\""), &text)
    fields.field(Field("standIn", "  ~", .presence), &isStandIn)
    fields.field(.text("  of ", .detail), &components)
    fields.field(.text("  no views", .presence), &hasNoViews)
    fields.field(.json("depth"), &level)
    fields.field(Field("shown", "  not shown", .presence), &measuredOnly)
    visitPlace(&fields)
    // The tree of `order` contains no frames and no details about drawing.
    if frame != nil || !measuredOnly.isAbsent { drawing.visit(&fields) }
    fields.rows(.text("    content"), &bare)
    fields.rows(Field("modifiers", "    ."), &modifiers)
    fields.field(.json("viewsBelow"), &viewsBelow)
    fields.rows(.text("    … "), &hidden)
    fields.inlineRows(&closures)
    fields.inlineRows(&values)
  }
}

extension ViewRow {
  /// Visits the frame in which the view is drawn, then the frame with all modifiers if it differs.
  private mutating func visitPlace(_ fields: inout some RowVisitor) {
    fields.field(.json("frame"), &frame)
    fields.field(Field("content", "  "), &content)
    fields.field(Field("contentPixels", "  pixels ", .follows), &contentPixels)
    var around = FrameAround(frame, around: content)
    fields.field(.text("  frame ", .detail), &around)
    if let content, frame == nil { frame = around?.frame(around: content) ?? content }
    var framePixels = around == nil ? nil : pixels
    fields.field(.text("  pixels ", .follows), &framePixels)
    if let framePixels, pixels == nil { pixels = framePixels }
    fields.field(.json("pixels"), &pixels)
    fields.field(Field("proposal", "  proposed ", .detail), &proposal)
    fields.field(.json("contentProposal"), &contentProposal)
  }
}

extension Section<ViewRow> {
  /// The tree: a line for each view with its frame, indented by its depth.
  static var views: Section {
    Section(name: "views", title: "Views", key: "views", showsEmpty: true, storage: \.views) {
      $0.viewRows()
    }
  }

  /// The tree with the numbers of each view's closures.
  static var tree: Section {
    Section(name: "tree", title: "Tree", key: nil, showsEmpty: true, storage: \.views) {
      $0.treeRows()
    }
  }
}

extension Section<ViewRow> {
  /// The tree of the compact form: each view with its frame, its look and its closures.
  static var outline: Section {
    Section(name: "views", title: nil, key: nil, storage: nil) { $0.outlineRows() }
  }
}

extension ReportScope {
  /// Adds what a view is, without geometry.
  func add(_ view: InspectedView, _ shown: ShownViews.Entry, to row: inout ViewRow) {
    row.depth = Int(view.depth - shown.base)
    row.title = .view(view.name)
    row.id = text(view.id)
    row.text = text(view.text)
    if !inspection.standIns.isEmpty { row.isStandIn = inspection.standIns.contains(view.syntax) }
    let role = inspection.groups[view.group].role
    if row.depth > 0, let word = role.word { row.role = word }
    if !components.isEmpty {
      row.components = components.words(of: view, inspection.names) ?? .none
    }
  }

  /// The line of a component that gave no views.
  func row(ofComponent entry: ShownViews.Entry) -> ViewRow {
    let component = components.empty[entry.index]
    var row = ViewRow()
    row.depth = Int(component.depth - entry.base)
    if let word = inspection.groups[component.group].role.word { row.role = word }
    row.title = .view(component.name)
    row.hasNoViews = true
    return row
  }

  fileprivate func viewRows() -> RowList<ViewRow> {
    let shown = ShownViews(self)
    return RowList(shown.numbers) { [self] numbers, body in
      var builder = ViewRowBuilder(self)
      for number in numbers {
        var row = ViewRow()
        if builder.fill(&row, shown[number]) { body(&row) }
      }
    }
  }

  fileprivate func outlineRows() -> RowList<ViewRow>? {
    let shown = ShownViews(self)
    let closures = ClosuresByView(self)
    let make = closureMaker(closures)
    return RowList(shown.numbers) { [self] numbers, body in
      var builder = ViewRowBuilder(self)
      for entry in numbers.lazy.map({ shown[$0] }) {
        var row = ViewRow()
        guard builder.fill(&row, entry) else { continue }
        row.omitDetails()
        if entry.isView { row.closures = RowList(closures.places(of: entry.view), make) }
        body(&row)
      }
    }
  }

  private func closureMaker(_ closures: ClosuresByView) -> RowList<ClosureRow>.Maker {
    let names = inspection.names
    return { places, body in
      for place in places {
        var row = closures.row(place, names)
        body(&row)
      }
    }
  }

  fileprivate func treeRows() -> RowList<ViewRow>? {
    let shown = ShownViews(self)
    let closures = ClosuresByView(self)
    let values = plainValuesByView()
    let make = closureMaker(closures)
    return RowList(shown.numbers) { [self] numbers, body in
      for entry in numbers.lazy.map({ shown[$0] }) where entry.kind != .heading {
        guard entry.kind != .component else {
          var row = row(ofComponent: entry)
          body(&row)
          continue
        }
        var row = ViewRow()
        add(inspection.views[entry.view], entry, to: &row)
        row.closures = RowList(closures.places(of: entry.view), make)
        if let own = values[entry.view] { row.values = RowList(own) }
        body(&row)
      }
    }
  }
}

extension ViewRow {
  /// Leaves out the facts that the compact form doesn't have.
  fileprivate mutating func omitDetails() {
    drawing.corners = nil
    drawing.lines = nil
    (drawing.painted, drawing.paintedCount, drawing.sharedOpacity) = (nil, nil, nil)
  }

  /// The line of the bare view.
  var contentRow: ModifierRow {
    var row = ModifierRow()
    (row.frame, row.proposal, row.pixels) = (content, contentProposal, contentPixels)
    return row
  }
}
