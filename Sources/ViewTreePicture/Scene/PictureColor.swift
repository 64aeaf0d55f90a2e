/// A colour of a document.
package struct PictureColor: Equatable, Hashable, Sendable {
  /// Red, green and blue from 0 to 255.
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// From 0, clear, to 1.
  package var opacity: Double

  package init(red: UInt8, green: UInt8, blue: UInt8, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}
