import ViewTreeSyntax

extension Device {
  /// The window of a device by its name, which `landscape` may follow, or `nil` if there is no such
  /// device.
  ///
  /// Case, spaces and hyphens don't matter. A name without a generation is that of the newest
  /// device: `iPhone SE`, `iPad`, `iPad mini`.
  public static func window(named name: String) -> WindowDescription? {
    let key = key(name)
    if let device = device(withKey: key) { return device.window(isLandscape: false) }
    guard key.hasSuffix("landscape") else { return nil }
    return device(withKey: String(key.dropLast("landscape".count)))?.window(isLandscape: true)
  }

  /// The name of the device that a name means, such as `iPhone SE 3` for `iphonese`. Any other name
  /// stays unchanged.
  public static func name(meantBy name: String) -> String {
    let key = key(name)
    if let device = device(withKey: key) { return device.name }
    guard key.hasSuffix("landscape"),
      let device = device(withKey: String(key.dropLast("landscape".count)))
    else { return name }
    return device.name + " landscape"
  }

  private static func device(withKey key: String) -> Device? {
    let name = newest[key].map { Self.key($0) } ?? key
    return all.first { Self.key($0.name) == name }
  }

  /// Other names of devices. A name without a generation is that of the newest device.
  private static let newest = [
    "iphonese": "iPhone SE 3", "ipad": "iPad A16", "ipadmini": "iPad mini A17 Pro",
    // Apple also counts these models by generation.
    "ipad11": "iPad A16", "ipad11thgeneration": "iPad A16", "ipadmini7": "iPad mini A17 Pro",
  ]

  /// A few devices, for messages about an unknown one.
  public static let usual = [
    "iPhone SE 3", "iPhone 17", "iPhone 17 Pro Max", "iPad A16", "iPad Pro 13",
  ]

  /// The name of a similar device for an unknown name, or `nil` if there is none.
  public static func nearestName(to name: String) -> String? {
    // The newest first: of names that are equally near, one that is on sale.
    let all = Array(all.reversed())
    let keys = all.map { key($0.name) }
    return NearMatch.nearestName(to: key(name), in: keys).flatMap { nearest in
      keys.firstIndex(of: nearest).map { all[$0].name }
    }
  }

  /// A name without case, spaces and hyphens, which comparisons ignore.
  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}

extension WindowDescription {
  /// The window in landscape. A window that is wider than it is tall is unchanged.
  ///
  /// A window with the size and the safe area of a device in portrait becomes the device's
  /// landscape window. Any other is rotated to the left with its safe area: the top becomes the
  /// leading edge.
  public var inLandscape: WindowDescription {
    guard height > width else { return self }
    var turned = self
    (turned.width, turned.height) = (height, width)
    let device = Device.all.first {
      let portrait = $0.window(isLandscape: false)
      return portrait.width == width && portrait.height == height
        && portrait.safeArea == safeArea
    }
    if let device {
      turned.safeArea = device.safeArea(isLandscape: true)
    } else {
      turned.safeArea.leading = safeArea.top
      turned.safeArea.bottom = safeArea.leading
      turned.safeArea.trailing = safeArea.bottom
      turned.safeArea.top = safeArea.trailing
    }
    return turned
  }
}
