/// The measurements of a harness on a device (docs/reference/verify.md).
package struct Measurement: Equatable, Sendable {
  /// The version of the form that is known.
  static let version = 1
  /// The word with which a harness starts the line that it prints.
  static let word = "viewtree-measured"

  /// The SHA-256 of the listing without the harness, in hexadecimal digits.
  package var listing: String
  /// The operating system, such as `iOS 18.5`.
  package var system: String
  /// The device or the simulator.
  package var device: String
  /// Pixels per point.
  package var scale: Double
  /// The version of Swift that compiled it.
  package var swift: String
  /// The measurements of the start, and of each step.
  package var moments: [MeasuredMoment]

  /// The system and the device: `iOS 18.5, iPhone 16`.
  package var place: String { device.isEmpty ? system : "\(system), \(device)" }
}
