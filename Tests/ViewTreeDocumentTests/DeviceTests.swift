import Foundation
import Testing
import ViewTreeDocument
import ViewTreeLayout

/// The table of devices, and windows that are named for one.
struct DeviceTests {
  /// The pixels of each display as Apple's technical specifications have them, the longer side first.
  private static let pixels: [(device: String, long: Double, short: Double)] = [
    ("iPhone SE 3", 1334, 750), ("iPhone 13 mini", 2340, 1080), ("iPhone 13", 2532, 1170),
    ("iPhone 14", 2532, 1170), ("iPhone 14 Plus", 2778, 1284), ("iPhone 14 Pro", 2556, 1179),
    ("iPhone 14 Pro Max", 2796, 1290), ("iPhone 15", 2556, 1179), ("iPhone 15 Plus", 2796, 1290),
    ("iPhone 15 Pro", 2556, 1179), ("iPhone 15 Pro Max", 2796, 1290), ("iPhone 16", 2556, 1179),
    ("iPhone 16 Plus", 2796, 1290), ("iPhone 16 Pro", 2622, 1206),
    ("iPhone 16 Pro Max", 2868, 1320), ("iPhone 16e", 2532, 1170), ("iPhone 17", 2622, 1206),
    ("iPhone Air", 2736, 1260), ("iPhone 17 Pro", 2622, 1206), ("iPhone 17 Pro Max", 2868, 1320),
    ("iPad mini 6", 2266, 1488), ("iPad 10", 2360, 1640), ("iPad mini A17 Pro", 2266, 1488),
    ("iPad A16", 2360, 1640), ("iPad Air 11", 2360, 1640), ("iPad Air 13", 2732, 2048),
    ("iPad Pro 11", 2420, 1668), ("iPad Pro 13", 2752, 2064),
  ]

  @Test("Every display has the pixels that Apple states, and as many are drawn, but on the 13 mini")
  func displays() {
    #expect(Device.all.map(\.name) == Self.pixels.map(\.device))
    for (device, stated) in zip(Device.all, Self.pixels) {
      #expect(device.pixels == Size(width: stated.short, height: stated.long), "\(device.name)")
      let drawn = Size(
        width: device.size.width * Double(device.scale),
        height: device.size.height * Double(device.scale))
      if device.name == "iPhone 13 mini" {
        // 1125 by 2436 are drawn, and shown at 96 percent.
        #expect(drawn == Size(width: 1125, height: 2436) && drawn.width * 0.96 == 1080)
      } else {
        #expect(drawn == device.pixels, "\(device.name)")
      }
    }
  }

  @Test("What is kept clear comes to the sides when a phone is turned, and stays on a tablet")
  func turning() throws {
    let phone = try #require(Device.window(named: "iPhone 16"))
    #expect((phone.width, phone.height, phone.scale) == (393, 852, 3))
    #expect(phone.safeArea == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    let turned = try #require(Device.window(named: "iPhone 16 landscape"))
    #expect((turned.width, turned.height) == (852, 393))
    #expect(turned.safeArea == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    #expect(phone.inLandscape == turned && turned.inLandscape == turned)
    let tablet = try #require(Device.window(named: "iPad Pro 11"))
    #expect(tablet.inLandscape.safeArea == tablet.safeArea && tablet.inLandscape.width == 1210)
    let button = try #require(Device.window(named: "iPhone SE 3"))
    #expect(button.safeArea.top == 20 && button.inLandscape.safeArea == EdgeInsets())
  }

  @Test("A name without a generation is that of the newest device")
  func newest() {
    #expect(Device.window(named: "iPhoneSE") == Device.window(named: "iPhone SE 3"))
    #expect(Device.window(named: "iPad") == Device.window(named: "iPad A16"))
    #expect(Device.window(named: "ipad mini landscape")?.width == 1133)
    #expect(Device.window(named: "iPad Air") == nil)
    #expect(Device.name(meantBy: "iPad mini 7") == "iPad mini A17 Pro")
    #expect(Device.name(meantBy: "iPad 11th generation") == "iPad A16")
    #expect(Device.usual.allSatisfy { Device.window(named: $0) != nil })
  }

  @Test("Any other window is turned to the left, unless it is wider than high")
  func otherWindows() {
    var window = WindowDescription.standard
    (window.width, window.height) = (100, 200)
    window.safeArea = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let turned = window.inLandscape
    #expect((turned.width, turned.height) == (200, 100))
    #expect(turned.safeArea == EdgeInsets(top: 4, leading: 1, bottom: 2, trailing: 3))
    #expect(turned.inLandscape == turned)
  }

  @Test("Case, spaces and hyphens do not matter")
  func names() {
    let window = Device.window(named: "iPad Air 13")
    #expect(window != nil)
    for name in ["ipadair13", "IPAD AIR-13", "iPadAir 13"] {
      #expect(Device.window(named: name) == window)
    }
    for name in ["", "landscape", "iPhone", "iPhone 16 portrait", "iPhone71"] {
      #expect(Device.window(named: name) == nil, "\(name)")
    }
    #expect(Device.nearestName(to: "iphone 16 pro mx") == "iPhone 16 Pro")
    #expect(Device.nearestName(to: "toaster") == nil)
  }

  @Test("The table of docs/reference/format/steps.md is that of the code")
  func documentation() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/reference/format/steps.md"), encoding: .utf8)
    let rows = page.components(separatedBy: "\n").filter {
      $0.hasPrefix("| `iP")
    }
    #expect(rows == Device.all.map(Self.row))
  }

  private static func row(_ device: Device) -> String {
    func number(_ value: Double) -> String { String(Int(value)) }
    func insets(_ insets: EdgeInsets) -> String {
      [insets.top, insets.leading, insets.bottom, insets.trailing].map(number).joined(
        separator: " ")
    }
    let size = "\(number(device.size.width))x\(number(device.size.height))"
    let pixels = "\(number(device.pixels.width))x\(number(device.pixels.height))"
    return "| `\(device.name)` | \(size) | \(device.scale) | \(pixels) | "
      + "\(insets(device.safeArea(isLandscape: false))) | "
      + "\(insets(device.safeArea(isLandscape: true))) |"
  }
}
