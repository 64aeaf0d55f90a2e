import ViewTreeDocument

/// The combinations of devices, text sizes, color schemes and locales that a check is limited to.
public struct GoldenMatrix: Equatable, Sendable {
  /// One combination.
  struct Cell: Equatable {
    /// The options that select it, with their values.
    let options: [String: String]
    /// The golden file of a document that has none for it yet.
    let check: CheckTemplate

    /// True if a golden file with these words is for this combination. A matrix without text sizes
    /// includes all of them, and one without devices all devices.
    func contains(_ words: [String]) -> Bool {
      let given = GoldenMatrix.options(words)
      return options.allSatisfy { given[$0.key] == $0.value }
    }
  }

  /// One option with the values that it may have.
  private struct Axis: Equatable {
    /// The option in the words of a report, without its dashes.
    let name: String
    /// The option of a check.
    let option: String
    /// The values. Empty if the documents set it.
    let values: [String]
  }

  private let axes: [Axis]

  /// Makes a matrix. An empty list leaves the choice to the documents.
  public init(
    devices: [String] = [], textSizes: [String] = [], colorSchemes: [String] = [],
    locales: [String] = []
  ) {
    axes = [
      Axis(name: "device", option: "--devices", values: devices.map { Device.name(meantBy: $0) }),
      Axis(name: "dynamic-type", option: "--dynamic-type", values: textSizes),
      Axis(name: "color-scheme", option: "--color-scheme", values: colorSchemes),
      Axis(name: "locale", option: "--locale", values: locales),
    ]
  }

  /// True if it doesn't select any combination.
  public var isEmpty: Bool { axes.allSatisfy(\.values.isEmpty) }

  /// The devices, by their full names. Empty if the documents set the window.
  public var devices: [String] { axes[0].values }
  /// The text sizes. Empty if the documents set them.
  public var textSizes: [String] { axes[1].values }
  /// The color schemes. Empty if the documents set them.
  public var colorSchemes: [String] { axes[2].values }
  /// The locales. Empty if the documents set them.
  public var locales: [String] { axes[3].values }

  /// The words of a command line that select it.
  var words: [String] {
    axes.filter { !$0.values.isEmpty }.flatMap { [$0.option, $0.values.joined(separator: ",")] }
  }

  /// The combinations, device by device.
  var cells: [Cell] {
    var combinations: [[(name: String, value: String)]] = [[]]
    for axis in axes where !axis.values.isEmpty {
      combinations = combinations.flatMap { known in
        axis.values.map { known + [(axis.name, $0)] }
      }
    }
    return combinations.map(Self.cell)
  }

  private static func cell(_ options: [(name: String, value: String)]) -> Cell {
    let name = options.map { $0.value.split(separator: " ").joined(separator: "-") }
    return Cell(
      options: Dictionary(options.map { ($0.name, $0.value) }) { $1 },
      check: CheckTemplate(
        variant: name.joined(separator: "-"),
        words: ["inspect"] + options.flatMap { ["--\($0.name)", $0.value] }))
  }

  /// True if a golden file of these words is of one of the combinations.
  func contains(_ words: [String]) -> Bool { cells.contains { $0.contains(words) } }

  /// The options of the matrix among the words of a report, by their names.
  static func options(_ words: [String]) -> [String: String] {
    var options: [String: String] = [:]
    var words = words.dropFirst()
    while let word = words.popFirst() {
      for (name, key) in [
        ("--device", "device"), ("--window", "device"), ("--dynamic-type", "dynamic-type"),
        ("--color-scheme", "color-scheme"), ("--locale", "locale"),
      ] {
        var value: String?
        if word == name { value = words.popFirst() }
        if word.hasPrefix("\(name)=") { value = String(word.dropFirst(name.count + 1)) }
        guard let value else { continue }
        options[key] = key == "device" ? Device.name(meantBy: value) : value
      }
    }
    return options
  }
}
