import ViewTreeLayout

/// The systems that a document may name. Versions with the same controls are equivalent.
enum PlatformNames {
  static let all: [(name: String, platform: Platform)] = [
    ("iOS 15", .iOS16), ("iOS 16", .iOS16), ("iOS 17", .iOS17), ("iOS 18", .iOS17),
    ("iOS 26", .iOS26),
  ]
}
