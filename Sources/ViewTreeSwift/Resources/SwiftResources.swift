/// The resources of a target, by the names that code uses.
package protocol SwiftResources: Sendable {
  /// The image of a catalog.
  func image(named name: String) -> ImageAsset?
  /// The names of the images that start and end with some text, in order.
  func imageNames(startingWith start: String, endingWith end: String) -> [String]
  /// The name of the image that Xcode makes a constant for: `logo` for `ImageResource.logo`.
  func imageName(constant: String) -> String?
  /// The color of a catalog.
  func color(named name: String) -> ColorAsset?
  /// The name of the color that Xcode makes a constant for.
  func colorName(constant: String) -> String?
  /// The text for a key, whose interpolations are written `%@`.
  func text(key: String, table: String) -> String?
  /// All texts of a table, by their keys.
  func texts(table: String) -> [String: String]
}

/// An image of an asset catalog.
package enum ImageAsset: Equatable, Sendable {
  /// A picture with its size in points.
  case picture(width: Double, height: Double)
  /// A symbol, which has the size of its font.
  case symbol
}

/// A color of an asset catalog. Components are from 0 to 1.
package struct ColorAsset: Equatable, Sendable {
  /// The color in one appearance.
  package enum Value: Equatable, Sendable {
    case components(red: Double, green: Double, blue: Double, opacity: Double)
    /// A color of the system, such as `systemBlue`.
    case system(String)
  }

  /// The color in light appearance, which applies to any appearance if there is only one color.
  package let light: Value
  /// The color in dark appearance, if it differs.
  package let dark: Value?
}
