/// The sections of each report, in order.
enum ReportLayout {
  /// The sections of an evaluation in `inspect`.
  static func inspection(_ visitor: inout some SectionVisitor) {
    visitor.section(.views)
    visitor.section(.components)
    visitor.section(.preferences)
    visitor.section(.order)
    visitor.section(.actions)
    visitor.section(.waiting)
    visitor.section(.skipped)
    visitor.section(.absences)
    visitor.section(.anchors)
    visitor.section(.state)
  }

  /// The sections of an evaluation in `order`.
  static func traversal(_ visitor: inout some SectionVisitor) {
    visitor.section(.order)
    visitor.section(.actions)
    visitor.section(.waiting)
    visitor.section(.values)
    visitor.section(.skipped)
    visitor.section(.absences)
    visitor.section(.candidates)
    visitor.section(.differences)
    visitor.section(.tree)
  }

  /// The sections of a step in a text report, which has only changes.
  static func step(_ visitor: inout some SectionVisitor, ofOrder: Bool) {
    if !ofOrder { visitor.section(.preferences) }
    visitor.section(.order)
    visitor.section(.actions)
    visitor.section(.waiting)
    visitor.section(.skipped)
    visitor.section(.absences)
    if ofOrder {
      visitor.section(.candidates)
      visitor.section(.differences)
    } else {
      visitor.section(.changes)
      visitor.section(.anchors)
      visitor.section(.state)
    }
  }

  /// All sections, for readers.
  static func all(_ visitor: inout some SectionVisitor) {
    inspection(&visitor)
    visitor.section(.candidates)
    visitor.section(.differences)
    visitor.section(.tree)
    visitor.section(.values)
    visitor.section(.changes)
    visitor.section(.remarks)
  }
}
