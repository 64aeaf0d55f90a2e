import ViewTreeDocument

/// The combinations of devices and text sizes that a check is limited to.
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

  /// The devices, by their full names. Empty if the documents set the window.
  public let devices: [String]
  /// The text sizes. Empty if the documents set them.
  public let textSizes: [String]

  /// Creates a matrix.
  public init(devices: [String], textSizes: [String]) {
    self.devices = devices.map { Device.name(meantBy: $0) }
    self.textSizes = textSizes
  }

  /// The words of a command line that select it.
  var words: [String] {
    (devices.isEmpty ? [] : ["--devices", devices.joined(separator: ",")])
      + (textSizes.isEmpty ? [] : ["--dynamic-type", textSizes.joined(separator: ",")])
  }

  /// The combinations, device by device.
  var cells: [Cell] {
    let sizes: [String?] = textSizes.isEmpty ? [nil] : textSizes
    let windows: [String?] = devices.isEmpty ? [nil] : devices
    return windows.flatMap { device in
      sizes.map { Self.cell(device, $0) }
    }
  }

  private static func cell(_ device: String?, _ size: String?) -> Cell {
    let options = [("device", device), ("dynamic-type", size)].compactMap { name, value in
      value.map { (name, $0) }
    }
    let name = options.map { $0.1.split(separator: " ").joined(separator: "-") }
    return Cell(
      options: Dictionary(options) { $1 },
      check: CheckTemplate(
        variant: name.joined(separator: "-"),
        words: ["inspect"] + options.flatMap { ["--\($0.0)", $0.1] }))
  }

  /// True if a golden file of these words is of one of the combinations.
  func contains(_ words: [String]) -> Bool { cells.contains { $0.contains(words) } }

  /// The device and the text size among the words of a report. Its other options, such as
  /// `--format`, say nothing about them.
  static func options(_ words: [String]) -> [String: String] {
    var options: [String: String] = [:]
    var words = words.dropFirst()
    while let word = words.popFirst() {
      for (name, key) in [
        ("--device", "device"), ("--window", "device"), ("--dynamic-type", "dynamic-type"),
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
