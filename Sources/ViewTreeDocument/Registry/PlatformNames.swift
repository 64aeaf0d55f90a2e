import ViewTreeLayout

/// The systems that a document may name. Versions with the same controls are equivalent.
public enum PlatformNames {
  static let known: [(name: String, platform: Platform)] = [
    ("iOS 15", .iOS16), ("iOS 16", .iOS16), ("iOS 17", .iOS17), ("iOS 18", .iOS17),
    ("iOS 26", .iOS26), ("iOS 27", .iOS26),
  ]

  /// All names, the oldest first.
  public static var all: [String] { known.map(\.name) }

  /// The name that a word means, with or without the space, or `nil` if there is none.
  public static func name(of word: String) -> String? {
    all.first { $0 == word || $0.filter { $0 != " " } == word }
  }

  /// The platform of a name, or `nil` if there is none.
  public static func platform(named name: String) -> Platform? {
    known.first { $0.name == name }?.platform
  }

  /// True if an iPad with a system has tab bars at the top. The default system is iOS 17.
  static func hasTabsAtTop(_ name: String?) -> Bool {
    ["iOS 18", "iOS 26", "iOS 27"].contains(name)
  }

  /// The name of the system whose numbers replace the missing numbers of another system, or `nil`.
  public static func stand(inFor name: String) -> String? { name == "iOS 27" ? "iOS 26" : nil }
}

extension Document {
  /// Uses the controls of a system. An unknown name changes nothing.
  public mutating func setSystem(_ name: String) {
    guard let platform = PlatformNames.platform(named: name) else { return }
    environment.platform = platform
    platformName = name
  }
}
