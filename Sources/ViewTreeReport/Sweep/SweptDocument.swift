import ViewTreeInspector

/// The sweeps of one document.
public struct SweptDocument {
  /// The name of the document in reports.
  public let name: String
  /// The sweeps, in the order in which they were requested.
  public let sweeps: [Sweep]

  /// Creates it from the document's name and its sweeps.
  public init(name: String, sweeps: [Sweep]) {
    self.name = name
    self.sweeps = sweeps
  }
}
