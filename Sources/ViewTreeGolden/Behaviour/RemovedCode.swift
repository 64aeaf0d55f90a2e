/// Swift code whose removal could be the cause of changes: a modifier, or a view without arguments.
package struct RemovedCode: Hashable, Sendable {
  /// True for a view.
  package let isView: Bool
  /// The text to insert after other code, so that the code is there again.
  package let text: String

  /// A modifier such as `.padding(8)`.
  static func modifier(_ code: String) -> RemovedCode { RemovedCode(isView: false, text: code) }

  /// A view such as `Spacer()`, which is a statement.
  static func view(_ code: String) -> RemovedCode { RemovedCode(isView: true, text: "; " + code) }
}
