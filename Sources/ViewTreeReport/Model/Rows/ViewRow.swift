import ViewTreeInspector
import ViewTreeLayout

/// A view of the tree.
package struct ViewRow: ReportRow {
  /// How deep it stands below the first of the report.
  package var depth = 0
  /// The word of a secondary: `overlay`; empty for a child.
  package var role = ""
  package var path = ReportText.none
  package var name = ""
  package var id = ReportText.none
  package var text = ReportText.none
  /// How deep it stands in the whole tree.
  package var level: Int?
  package var frame: Rect?
  package var content: Rect?
  package var proposal: ProposedSize?
  package var contentProposal: ProposedSize?
  package var pixels: Rect?
  package var contentPixels: Rect?
  /// Where what is drawn begins, if it sticks out of the frame.
  package var drawnAt: Point?
  /// The bare view and its modifiers, in text if they were asked for.
  package var bare = RowList<ModifierRow>()
  package var modifiers = RowList<ModifierRow>()
  /// The closures, in the tree of `order`.
  package var closures = RowList<ClosureRow>()
  /// The place of the view around it among the rows that were read; -1 for a root.
  package var parent = -1

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.indentation(&depth, limit: 60)
    fields.field(.text("", after: ": "), &role)
    fields.field(.json("path"), &path)
    fields.field(Field("view", "").required, &name)
    fields.field(Field("id", " #", end: " \""), &id)
    fields.field(Field("text", " \"", after: "\"", limit: 40), &text)
    fields.field(.json("depth"), &level)
    fields.field(Field("frame", "  "), &frame)
    fields.field(.json("content"), &content)
    fields.field(Field("proposal", "  proposed ", .detail), &proposal)
    fields.field(.json("contentProposal"), &contentProposal)
    fields.field(Field("pixels", "  pixels ", .follows), &pixels)
    fields.field(.json("contentPixels"), &contentPixels)
    fields.field(.text("  content at "), &drawnAt)
    fields.rows(.text("    content"), &bare)
    fields.rows(Field("modifiers", "    ."), &modifiers)
    fields.inlineRows(&closures)
  }
}

/// A modifier of a view, with the frame of the view as modified so far; without a name the bare view.
package struct ModifierRow: ReportRow {
  package var name = ""
  package var frame: Rect?
  package var proposal: ProposedSize?
  package var pixels: Rect?

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("name", "", .identity), &name)
    fields.field(Field("frame", "  "), &frame)
    fields.field(Field("proposal", "  proposed ", .detail), &proposal)
    fields.field(Field("pixels", "  pixels ", .follows), &pixels)
  }
}

/// A closure beside its view: its number, or `-` if it did not run.
package struct ClosureRow: ReportRow {
  package var number = ""
  package var modifier = ""

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.text("  ", after: " ").required, &number)
    fields.field(.text("").required, &modifier)
  }
}

extension Section<ViewRow> {
  /// The tree: a line for each view with its frame, indented by its depth.
  static var views: Section {
    Section(name: "views", title: "Views", key: "views", showsEmpty: true, storage: \.views) {
      $0.viewRows()
    }
  }

  /// The tree with the numbers of each view's closures beside it.
  static var tree: Section {
    Section(name: "tree", title: "Tree", key: nil, showsEmpty: true, storage: \.views) {
      $0.treeRows()
    }
  }
}

extension ReportScope {
  /// A view without geometry.
  private func row(_ view: InspectedView, _ base: UInt32) -> ViewRow {
    var row = ViewRow()
    row.depth = Int(view.depth - base)
    if row.depth > 0, let word = inspection.groups[Int(view.group)].role.word { row.role = word }
    row.name = inspection.names.views[Int(view.name)]
    row.id = text(view.id)
    row.text = text(view.text)
    return row
  }

  private func text(_ text: InspectedText) -> ReportText {
    switch text {
    case .none: .none
    case .literal(let node): .node(node)
    case .made(let index): .string(inspection.names.texts[Int(index)])
    }
  }

  private var baseDepth: UInt32 { views.first.map { inspection.views[$0].depth } ?? 0 }

  fileprivate func viewRows() -> RowList<ViewRow> {
    let base = baseDepth
    var paths = needsPaths ? PathWriter(inspection, from: views.lowerBound) : nil
    // Lists of views without lines for modifiers share these, so that no view makes any.
    let bare = { (place: Int) in self.contentRow(place) }
    let modifiers = { (place: Int) in self.modifierRow(place) }
    let showsLines = needsPaths || options.showsModifiers
    return RowList(views) { place in
      let view = inspection.views[place]
      var row = row(view, base)
      if let path = paths?.path(of: place) { row.path = .bytes(path) }
      row.level = Int(view.depth)
      row.frame = view.frame
      row.content = view.content
      row.drawnAt = ViewRow.drawnAt(view.content, view.frame)
      if options.showsProposals {
        row.proposal = view.proposal
        row.contentProposal = view.contentProposal
      }
      if options.showsPixels {
        row.pixels = pixels.drawnFrame(view.frame)
        row.contentPixels = pixels.drawnFrame(view.content)
      }
      guard showsLines, view.modifierCount > 0 else { return row }
      row.bare = RowList(place..<place + 1, bare)
      let first = Int(view.firstModifier)
      row.modifiers = RowList(first..<first + Int(view.modifierCount), modifiers)
      return row
    }
  }

  private func contentRow(_ place: Int) -> ModifierRow {
    let view = inspection.views[place]
    var row = ModifierRow()
    row.frame = view.content
    if options.showsProposals { row.proposal = view.contentProposal }
    if options.showsPixels { row.pixels = pixels.drawnFrame(view.content) }
    return row
  }

  private func modifierRow(_ place: Int) -> ModifierRow {
    let modifier = inspection.modifiers[place]
    var row = ModifierRow()
    row.name = inspection.names.modifiers[Int(modifier.name)]
    row.frame = modifier.frame
    if options.showsProposals { row.proposal = modifier.proposal }
    if options.showsPixels { row.pixels = pixels.drawnFrame(modifier.frame) }
    return row
  }

  fileprivate func treeRows() -> RowList<ViewRow>? {
    let base = baseDepth
    let closures = ClosuresByView(self)
    let make = { (place: Int) in closures.row(place, inspection.names) }
    return RowList(views) { place in
      var row = row(inspection.views[place], base)
      row.closures = RowList(closures.places(of: place), make)
      return row
    }
  }
}

extension ViewRow {
  /// The line of the bare view.
  var contentRow: ModifierRow {
    var row = ModifierRow()
    (row.frame, row.proposal, row.pixels) = (content, contentProposal, contentPixels)
    return row
  }

  /// Where what is drawn begins, if it sticks out of the frame, as after `offset`.
  static func drawnAt(_ content: Rect, _ frame: Rect) -> Point? {
    let tolerance = 0.0005
    let isOutside =
      content.minX < frame.minX - tolerance || content.minY < frame.minY - tolerance
      || content.maxX > frame.maxX + tolerance || content.maxY > frame.maxY + tolerance
    return isOutside ? content.origin : nil
  }
}
