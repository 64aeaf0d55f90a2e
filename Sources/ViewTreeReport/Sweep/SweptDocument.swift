import ViewTreeInspector

/// The sweeps of one document.
public struct SweptDocument {
  /// What reports call the document.
  public let name: String
  /// The sweeps, in the order in which they were asked for.
  public let sweeps: [Sweep]

  /// Names what was swept.
  public init(name: String, sweeps: [Sweep]) {
    self.name = name
    self.sweeps = sweeps
  }
}
