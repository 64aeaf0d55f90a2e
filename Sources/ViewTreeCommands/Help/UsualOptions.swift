import ViewTreeRequests

extension Command {
  /// The commands that `viewtree -h` lists.
  static let usual = [
    "inspect", "order", "keys", "explain", "lint", "sweep", "draw", "diff", "check", "init",
  ]

  /// The options that `-h` lists: the most used options, or all options of a command with few.
  var usualOptions: [OptionDefinition] {
    guard options.count > 12 else { return options }
    let names = Self.usualNames[name] ?? Self.usualOfReports
    return names.compactMap { name in options.first { $0.name == name } }
  }

  private static let usualOfReports = [
    "device", "dynamic-type", "root", "view", "key", "format", "output", "tap", "set", "watch",
  ]

  /// The names of a command's most used options, in the order of `-h`.
  static let usualNames: [String: [String]] = [
    "inspect": [
      "device", "dynamic-type", "root", "view", "only", "format", "output", "tap", "set", "watch",
    ],
    "order": [
      "key", "view", "tree", "values", "reduces", "format", "device", "tap", "set", "watch",
    ],
    "explain": [
      "device", "dynamic-type", "root", "calls", "tap", "set", "step", "format", "output",
      "color-scheme",
    ],
    "sweep": [
      "width", "height", "dynamic-type", "set", "within", "device", "root", "format", "output",
      "watch",
    ],
    "lint": [
      "device", "devices", "dynamic-type", "root", "warn", "error", "allow", "format", "output",
      "quiet",
    ],
    "draw": [
      "output", "format", "picture", "show", "hide", "device", "dynamic-type", "root", "tap",
      "watch",
    ],
    "diff": [
      "report", "patch", "device", "dynamic-type", "tap", "toggle", "set", "step", "format",
      "output",
    ],
    "check": [
      "update", "pending", "patch", "filter", "list", "goldens", "format", "artifacts", "quiet",
      "watch",
    ],
  ]
}
