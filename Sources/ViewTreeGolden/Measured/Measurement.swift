import ViewTreeLayout

/// What a harness measured on a device (docs/verify.md).
package struct Measurement: Equatable, Sendable {
  /// The version of the form that is known.
  static let version = 1
  /// The word with which a harness begins the line that it prints.
  static let word = "viewtree-measured"

  /// The SHA-256 of the listing without the harness, in hexadecimal digits.
  package var listing: String
  /// What it ran on, such as `iOS 18.5`.
  package var system: String
  /// The device or the simulator.
  package var device: String
  /// Pixels per point.
  package var scale: Double
  /// The version of Swift that compiled it.
  package var swift: String
  /// What was there at first, and after each step.
  package var moments: [MeasuredMoment]

  /// Where it was measured, in a few words: `iOS 18.5, iPhone 16`.
  package var place: String { device.isEmpty ? system : "\(system), \(device)" }
}

/// What was measured when everything had come to rest.
package struct MeasuredMoment: Equatable, Sendable {
  /// The frames of the views by their paths.
  package var frames: [String: MeasuredFrame]
  /// The closures that ran, in order, since the moment before.
  package var order: [MeasuredClosure]
  /// The calls of `reduce`, in order.
  package var reduces: [MeasuredReduce]
  /// The values of anchors that geometry proxies were asked for.
  package var anchors: [MeasuredAnchor]
}

/// The place of a view in window coordinates.
package struct MeasuredFrame: Equatable, Sendable {
  /// With the view's own modifiers.
  package var frame: Rect
  /// Of the bare view; `nil` where it has no modifiers.
  package var content: Rect?
}

/// A closure that ran.
package struct MeasuredClosure: Equatable, Sendable {
  /// The modifier's name.
  package var event: String
  /// The name of the preference key.
  package var key: String
  /// The kind of view that it is written at; `nil` where that is none.
  package var view: String?
  /// The number of that view among the entries of the document; `nil` where it is not known.
  package var number: Int?
}

/// A call of a key's `reduce`.
package struct MeasuredReduce: Equatable, Sendable {
  /// The name of the preference key.
  package var key: String
  /// How many closures had run when it was called.
  package var after: Int
}
