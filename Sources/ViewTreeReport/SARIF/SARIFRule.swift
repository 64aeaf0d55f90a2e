/// A kind of result in a log.
package struct SARIFRule: Sendable {
  /// The name that results refer to.
  package let id: String
  /// One line about it.
  package let summary: String
  /// `error`, `warning`, `note` or `none`.
  package let level: String

  package init(id: String, summary: String, level: String) {
    self.id = id
    self.summary = summary
    self.level = level
  }
}
