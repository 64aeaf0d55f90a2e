/// The arguments of a call or a subscript, with their labels.
public struct ScriptArguments {
  /// The values in order.
  public var values: [Value]
  /// The labels, as many as values. `nil` when no argument has one.
  public var labels: [String?]?

  /// Makes arguments.
  public init(_ values: [Value], labels: [String?]? = nil) {
    self.values = values
    self.labels = labels
  }

  /// The label of each argument.
  var labelList: [String?] { labels ?? values.map { _ in nil } }

  /// The label of the argument at `index`.
  public func label(_ index: Int) -> String? {
    guard let labels, labels.indices.contains(index) else { return nil }
    return labels[index]
  }

  /// The argument with a label.
  public subscript(label: String) -> Value? {
    guard let index = labels?.firstIndex(of: label), index < values.count else { return nil }
    return values[index]
  }
}
