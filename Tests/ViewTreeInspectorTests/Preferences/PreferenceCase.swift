/// A document of Fixtures/preferences and what its rule says.
struct PreferenceCase: Sendable, CustomStringConvertible {
  let name: String
  /// State variables that are set before.
  let settings: [String: String]
  /// What each reader gets, in the order in which they ask; see `Evaluated.valuesRead`.
  let values: [String]
  /// Closures and reduces in order; see `Evaluated.trace`.
  let order: String
  /// The closures that do not run, and why.
  let skips: [String]

  init(
    _ name: String, setting settings: [String: String] = [:], _ values: [String], _ order: String,
    skips: [String] = []
  ) {
    self.name = name
    self.settings = settings
    self.values = values
    self.order = order
    self.skips = skips
  }

  var description: String { settings.isEmpty ? name : "\(name) \(settings)" }
}
