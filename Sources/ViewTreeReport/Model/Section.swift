/// A section of a report: what it is called in each form, and where its rows come from.
///
/// `Row` is a `ReportRow`; why it is not constrained, `RowList` says.
package struct Section<Row> {
  /// How its rows stand in JSON.
  enum Shape {
    /// A list of objects.
    case list
    /// The beginning of a list that the next section goes on with, and its end.
    case listBegins, listEnds
    /// An object with a member for each row.
    case members
    /// A list of objects with a line for each of their members; in text an empty line before each.
    case objects
  }

  /// The stable name.
  let name: StaticString
  /// The line above it in text; `nil` where JSON alone has it, empty for lines without a title.
  let title: StaticString?
  /// The member of JSON; `nil` where text alone has it.
  let key: StaticString?
  /// How its rows stand in JSON.
  let shape: Shape
  /// Whether text has the title without rows, too.
  let showsEmpty: Bool
  private let makeStorage: () -> WritableKeyPath<EvaluationFacts, [Row]>?
  /// The rows of an inspection; `nil` where the report was not asked for them.
  let rows: (ReportScope) -> RowList<Row>?

  init(
    name: StaticString, title: StaticString?, key: StaticString?, shape: Shape = .list,
    showsEmpty: Bool = false,
    storage: @autoclosure @escaping () -> WritableKeyPath<EvaluationFacts, [Row]>?,
    rows: @escaping (ReportScope) -> RowList<Row>?
  ) {
    (self.name, self.title, self.key) = (name, title, key)
    (self.shape, self.showsEmpty) = (shape, showsEmpty)
    makeStorage = storage
    self.rows = rows
  }

  /// Where a reader puts the rows; `nil` for what follows from other sections.
  ///
  /// Made only for who asks: the runtime takes long for such a path, and who writes needs none.
  var storage: WritableKeyPath<EvaluationFacts, [Row]>? { makeStorage() }
}

extension ReportScope {
  /// Whether a section was asked for; those that nobody can name always are.
  func shows(_ section: Section<some ReportRow>) -> Bool {
    ReportSection(rawValue: section.name.description).map(shows) ?? true
  }

  /// Whether JSON has the member of a section: a list that two sections share is there for either.
  func showsKey(of section: Section<some ReportRow>) -> Bool {
    switch section.shape {
    case .listBegins, .listEnds: shows(.skipped) || shows(.notInstantiated)
    case .list, .members, .objects: shows(section)
    }
  }
}
