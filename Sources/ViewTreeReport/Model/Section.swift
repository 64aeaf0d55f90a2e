/// A section of a report: its name in each form, and the source of its rows.
///
/// `Row` is a `ReportRow`. See `RowList` for the reason why it's unconstrained.
package struct Section<Row> {
  /// The arrangement of the section's rows in JSON.
  enum Shape {
    /// A list of objects.
    case list
    /// The start of a list that the next section continues, and its end.
    case listBegins, listEnds
    /// An object with a member for each row.
    case members
    /// An array of objects with a line for each of their members. In text an empty line before
    /// each.
    case objects
  }

  /// The stable name.
  let name: StaticString
  /// The line above it in text, or `nil` if only JSON has it, empty for lines without a title.
  let title: StaticString?
  /// The JSON key, or `nil` if only text has it.
  let key: StaticString?
  /// The arrangement of its rows in JSON.
  let shape: Shape
  /// True if text has the title even without rows.
  let showsEmpty: Bool
  private let makeStorage: () -> WritableKeyPath<EvaluationFacts, [Row]>?
  /// The rows of an inspection, or `nil` if the report doesn't include this section.
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

  /// The property in which a reader stores the rows, or `nil` if they follow from other sections.
  ///
  /// Made on demand, because creating the key path is slow and writing doesn't need it.
  var storage: WritableKeyPath<EvaluationFacts, [Row]>? { makeStorage() }
}

extension ReportScope {
  /// True if a section is shown. Sections without a name in the options always are.
  func shows(_ section: Section<some ReportRow>) -> Bool {
    // Usually no section is chosen, and a name needs no look-up.
    options.sections.isEmpty
      || ReportSection(rawValue: section.name.description).map(shows) ?? true
  }

  /// True if JSON has the section's key. A list that combines two sections is shown if either is
  /// shown.
  func showsKey(of section: Section<some ReportRow>) -> Bool {
    switch section.shape {
    case .listBegins, .listEnds: shows(.skipped) || shows(.notInstantiated)
    case .list, .members, .objects: shows(section)
    }
  }
}
