/// An operation on each section of a report: writing it, or finding its rows.
protocol SectionVisitor {
  mutating func section<Row: ReportRow>(_ section: Section<Row>)
}
