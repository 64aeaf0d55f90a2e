/// A result in a log: a message and its location.
package struct SARIFResult: Sendable {
  /// The rule's name.
  package let rule: String
  /// `error`, `warning` or `note`.
  package let level: String
  /// The message, which may have several lines.
  package let message: String
  /// The location of the result.
  package let place: SARIFPlace
  /// Other locations, each with a separate message.
  package var related: [SARIFPlace] = []

  package init(rule: String, level: String, message: String, place: SARIFPlace) {
    self.rule = rule
    self.level = level
    self.message = message
    self.place = place
  }
}
