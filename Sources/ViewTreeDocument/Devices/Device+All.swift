/// The devices (docs/reference/format/steps.md, Devices).
///
/// Points and safe areas are those that UIKit gives an app in full screen, pixels are those of
/// Apple's technical specifications. The display of the 13 mini has fewer pixels than are drawn.
extension Device {
  /// All of them, by kind and age.
  public static let all: [Device] = [
    Device(
      "iPhone SE 3", 375, 667, scale: 2, pixels: (750, 1334), portrait: (20, 0),
      landscape: Landscape()),
    phone("iPhone 13 mini", 375, 812, pixels: (1080, 2340), top: 50),
    phone("iPhone 13", 390, 844, pixels: (1170, 2532), top: 47),
    phone("iPhone 14", 390, 844, pixels: (1170, 2532), top: 47),
    phone("iPhone 14 Plus", 428, 926, pixels: (1284, 2778), top: 47),
    phone("iPhone 14 Pro", 393, 852, pixels: (1179, 2556), top: 59),
    phone("iPhone 14 Pro Max", 430, 932, pixels: (1290, 2796), top: 59),
    phone("iPhone 15", 393, 852, pixels: (1179, 2556), top: 59),
    phone("iPhone 15 Plus", 430, 932, pixels: (1290, 2796), top: 59),
    phone("iPhone 15 Pro", 393, 852, pixels: (1179, 2556), top: 59),
    phone("iPhone 15 Pro Max", 430, 932, pixels: (1290, 2796), top: 59),
    phone("iPhone 16", 393, 852, pixels: (1179, 2556), top: 59),
    phone("iPhone 16 Plus", 430, 932, pixels: (1290, 2796), top: 59),
    phone("iPhone 16 Pro", 402, 874, pixels: (1206, 2622), top: 62),
    phone("iPhone 16 Pro Max", 440, 956, pixels: (1320, 2868), top: 62),
    phone("iPhone 16e", 390, 844, pixels: (1170, 2532), top: 47),
    phone("iPhone 17", 402, 874, pixels: (1206, 2622), top: 62, system: "iOS 26"),
    phone("iPhone Air", 420, 912, pixels: (1260, 2736), top: 68, system: "iOS 26"),
    phone("iPhone 17 Pro", 402, 874, pixels: (1206, 2622), top: 62, system: "iOS 26"),
    phone("iPhone 17 Pro Max", 440, 956, pixels: (1320, 2868), top: 62, system: "iOS 26"),
    pad("iPad mini 6", 744, 1133, pixels: (1488, 2266)),
    pad("iPad 10", 820, 1180, pixels: (1640, 2360)),
    pad("iPad mini A17 Pro", 744, 1133, pixels: (1488, 2266)),
    pad("iPad A16", 820, 1180, pixels: (1640, 2360)),
    pad("iPad Air 11", 820, 1180, pixels: (1640, 2360)),
    pad("iPad Air 13", 1024, 1366, pixels: (2048, 2732)),
    pad("iPad Pro 11", 834, 1210, pixels: (1668, 2420)),
    pad("iPad Pro 13", 1032, 1376, pixels: (2064, 2752)),
  ]

  /// A phone without a home button. Its top inset applies to both sides in landscape.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, pixels: (Double, Double), top: Double,
    system: String? = nil
  ) -> Device {
    Device(
      name, width, height, scale: 3, pixels: pixels, portrait: (top, 34),
      landscape: Landscape(sides: top, bottom: 21), system: system)
  }

  /// A tablet without a home button: the same in both orientations.
  private static func pad(
    _ name: String, _ width: Double, _ height: Double, pixels: (Double, Double)
  ) -> Device {
    Device(
      name, width, height, scale: 2, pixels: pixels, portrait: (24, 20),
      landscape: Landscape(top: 24, bottom: 20))
  }
}
