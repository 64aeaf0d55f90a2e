/// The names that values of one enum case share.
public final class CaseInfo: Sendable {
  /// The name of the enum. `nil` for an implicit member such as `.red`.
  public let typeName: String?
  /// The name in Swift.
  package let shownName: String?
  /// The name of the case.
  public let name: String
  /// The labels of the payload. `nil` when no element has one.
  public let labels: [String?]?

  /// Creates a shape.
  public init(typeName: String? = nil, name: String, labels: [String?]? = nil) {
    self.typeName = typeName
    shownName = typeName.map { TypeNames.shown($0) }
    self.name = name
    self.labels = labels
  }
}
