/// Something that is done with each section of a report: writing it, or looking for its rows.
protocol SectionVisitor {
  mutating func section<Row: ReportRow>(_ section: Section<Row>)
}
