import ViewTreeDocument
import ViewTreeScript

/// The window that the traits of a preview request.
struct PreviewWindow {
  /// The size of `.fixed(width:height:)` and `.fixedLayout(width:height:)`.
  private(set) var size: (width: Double, height: Double)?
  /// True if the preview is as large as its view.
  private(set) var fits = false
  /// The name of the device in the source, with its range.
  private(set) var device: (name: String, range: Range<Int>)?
  private(set) var isLandscape = false
  /// True for `.preferredColorScheme(.dark)`.
  private(set) var isDark = false

  /// True if the traits don't affect the window.
  var isStandard: Bool { size == nil && !fits && device == nil && !isLandscape }

  /// Reads a modifier of a preview. `words` are the values of loop variables.
  mutating func apply(_ modifier: Name, _ arguments: [Argument], _ words: [String: String]) {
    guard let value = arguments.first?.value else { return }
    switch modifier.text {
    case "previewLayout", "traits": apply(trait: value)
    case "previewInterfaceOrientation": apply(trait: value)
    case "previewDevice":
      if let name = Self.text(value, words) { device = (name, value.range) }
    case "preferredColorScheme":
      isDark = Self.memberName(value) == "dark" || word(value, words) == "dark"
    default: break
    }
  }

  /// Reads a trait: `.fixedLayout(width: 375, height: 40)`, `.landscapeLeft`.
  private mutating func apply(trait: Expression) {
    if case .call(let callee, let arguments) = trait.form {
      guard ["fixed", "fixedLayout"].contains(Self.memberName(callee)), arguments.count == 2,
        let width = Self.length(arguments[0].value), let height = Self.length(arguments[1].value)
      else { return }
      (size, fits) = ((width, height), false)
      return
    }
    switch Self.memberName(trait) {
    case "sizeThatFits", "sizeThatFitsLayout": (size, fits) = (nil, true)
    case "device", "defaultLayout": (size, fits) = (nil, false)
    case "landscapeLeft", "landscapeRight": isLandscape = true
    case "portrait", "portraitUpsideDown": isLandscape = false
    default: break
    }
  }

  private func word(_ value: Expression, _ words: [String: String]) -> String? {
    guard case .name(let name, _) = value.form else { return nil }
    return words[name.text]
  }

  // MARK: - Expressions

  /// The text of a literal, of a loop variable, or of a call with either, such as
  /// `PreviewDevice(…)`.
  static func text(_ value: Expression, _ words: [String: String]) -> String? {
    switch value.form {
    case .string(let parts):
      var text = ""
      for part in parts {
        switch part {
        case .text(let piece): text += piece
        case .interpolation(let inner, _):
          guard let word = Self.text(inner, words) else { return nil }
          text += word
        }
      }
      return text
    case .name(let name, _): return words[name.text]
    case .member(let base, let name) where ["rawValue", "description"].contains(name.text):
      return text(base, words)
    case .implicitMember(let name): return name.text
    case .call(let callee, let arguments):
      guard arguments.count == 1, ["PreviewDevice", "init"].contains(memberName(callee)) else {
        return nil
      }
      return text(arguments[0].value, words)
    default: return nil
    }
  }

  /// The last name of `.fits`, `PreviewLayout.fits` and `fits`.
  private static func memberName(_ value: Expression) -> String? {
    switch value.form {
    case .implicitMember(let name), .member(_, let name), .name(let name, _): name.text
    default: nil
    }
  }

  /// A literal length of a window, in points.
  private static func length(_ value: Expression) -> Double? {
    switch value.form {
    case .integer(let number) where (1...1_000_000).contains(number): Double(number)
    case .floating(let number) where number > 0 && number <= 1_000_000: number
    default: nil
    }
  }
}

extension PreviewWindow {
  /// The window of the document for these traits. `nil` if they don't affect the window, or name an
  /// unknown device.
  ///
  /// - Parameter standard: The window without traits.
  func description(_ standard: WindowDescription) -> WindowDescription? {
    if isStandard { return nil }
    var window = device.flatMap { Device.window(named: Self.deviceName($0.name)) } ?? standard
    if isLandscape { window = window.inLandscape }
    if let size {
      (window.width, window.height) = (size.width, size.height)
      window.safeArea = .init()
    } else if fits {
      window.proposal = .init(width: window.width, height: window.height)
      window.safeArea = .init()
    } else if device == nil, !isLandscape {
      return nil
    }
    return window
  }

  /// The device whose whole screen is the window, as a document names it. `nil` for any other
  /// window.
  var shownDevice: String? {
    guard let device, size == nil, !fits else { return nil }
    let name = Device.name(meantBy: Self.deviceName(device.name))
    guard Device.window(named: name) != nil else { return nil }
    return isLandscape ? name + " landscape" : name
  }

  /// The name of an unknown device, with its range.
  var unknownDevice: (name: String, range: Range<Int>)? {
    guard let device, Device.window(named: Self.deviceName(device.name)) == nil else { return nil }
    return device
  }

  /// Devices whose screen is that of the iPhone SE 3.
  private static let small: Set = [
    "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
  ]

  /// The name of a device as viewtree has it: `iPhone SE 3` for Xcode's
  /// `iPhone SE (3rd generation)`, `iPad Pro 11` for `iPad Pro (11-inch) (4th generation)`.
  static func deviceName(_ name: String) -> String {
    if small.contains(name) { return "iPhone SE 3" }
    let parts = name.split(separator: "(", maxSplits: 1)
    guard parts.count == 2 else { return name }
    let number = parts[1].prefix { $0.isNumber || $0 == "." }
    return parts[0].trimmingSpaces + (number.isEmpty ? "" : " \(number)")
  }
}

extension Substring {
  /// The text without spaces at its end.
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
