import ViewTreeDocument
import ViewTreeLayout
import ViewTreeSyntax

/// A document as a SwiftUI file that measures itself (docs/reference/verify.md).
public enum Harness {
  /// Writes a document for a host. The result includes the problems with its listing.
  public static func write(_ tree: SyntaxTree, for host: HarnessHost) -> Listing.Result {
    Listing.write(tree, harness: host)
  }

  /// The blocks of lines after the listing: the code for the host, and the measuring code.
  static func blocks(
    for host: HarnessHost, _ document: Document, root: String, listing: String
  ) -> [[String]] {
    let window = document.window
    var view = ["\(root)()"]
    if window.layoutDirection == .rightToLeft {
      view.append("  .environment(\\.layoutDirection, .rightToLeft)")
    }
    if let size = textSize(document) { view.append("  .dynamicTypeSize(.\(size))") }
    var support = [HarnessSupport.recorder, HarnessSupport.probes]
    if let proposal = window.proposal {
      let lengths = [("width", proposal.width), ("height", proposal.height)].map {
        "\($0): \($1.map { SwiftLiteral.number($0) } ?? "nil")"
      }
      view =
        [
          "ProbedProposal(", "  proposal: ProposedViewSize(\(lengths.joined(separator: ", ")))",
          ") {",
        ]
        + view.map { "  \($0)" } + ["}"]
      support.append(HarnessSupport.proposal)
    }
    return [[HarnessSupport.mark], self.host(host, window, view, listing)] + support
  }

  /// The text size that the document sets.
  private static func textSize(_ document: Document) -> String? {
    let sections = DocumentSections(document.tree)
    guard let node = sections.section("dynamicTypeSize"), document.tree.kind(node) == .string else {
      return nil
    }
    let text = document.tree.text(node)
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  private static func host(
    _ host: HarnessHost, _ window: WindowDescription, _ view: [String], _ listing: String
  ) -> [String] {
    let size =
      "width: \(SwiftLiteral.number(window.width)), height: \(SwiftLiteral.number(window.height))"
    switch host {
    case .xctest: return xctest(window, size, view, listing)
    case .macos: return macos(size, view, listing)
    }
  }

  private static func xctest(
    _ window: WindowDescription, _ size: String, _ view: [String], _ listing: String
  ) -> [String] {
    let insets = [
      ("top", window.safeArea.top), ("left", window.safeArea.leading),
      ("bottom", window.safeArea.bottom), ("right", window.safeArea.trailing),
    ].map { "\($0): \(SwiftLiteral.number($1)) - own.\($0)" }
    return [
      "#if canImport(UIKit)", "  import UIKit", "  import XCTest", "",
      "  final class ViewTreeMeasurement: XCTestCase {", "    @MainActor",
      "    func testMeasure() {",
      "      let window = UIWindow(frame: CGRect(x: 0, y: 0, \(size)))",
      "      let host = UIHostingController(",
    ]
      + Self.argument("rootView", view, indent: 8)
      + [
        "      window.rootViewController = host", "      window.isHidden = false",
        "      host.view.layoutIfNeeded()",
        "      // The window can have the device's safe area. Only the document's safe area "
          + "applies.",
        "      let own = host.view.safeAreaInsets",
        "      host.additionalSafeAreaInsets = UIEdgeInsets(",
        "        \(insets.joined(separator: ", ")))",
        "      let moments = ProbedRun.moments {", "        host.view.setNeedsLayout()",
        "        host.view.layoutIfNeeded()", "      }", "      let device = UIDevice.current",
        "      let name = ProcessInfo.processInfo.environment[\"SIMULATOR_DEVICE_NAME\"]",
        "      print(", "        ProbeRecorder.line(", "          [",
        "            (\"document\", \"\(listing)\"),",
        "            (\"system\", \"\\(device.systemName) \\(device.systemVersion)\"),",
        "            (\"device\", name ?? device.model), (\"swift\", ProbedRun.swift),",
        "          ], scale: Double(window.screen.scale), moments))", "    }", "  }", "#endif",
      ]
  }

  private static func macos(_ size: String, _ view: [String], _ listing: String) -> [String] {
    [
      "#if canImport(AppKit)", "  import AppKit", "", "  @main", "  struct ViewTreeMeasurement {",
      "    @MainActor", "    static func main() {",
      "      NSApplication.shared.setActivationPolicy(.accessory)",
      "      let window = NSWindow(",
      "        contentRect: CGRect(x: -20_000, y: -20_000, \(size)),",
      "        styleMask: .borderless, backing: .buffered, defer: false)",
      "      let host = NSHostingView(",
    ]
      + Self.argument("rootView", view, indent: 8)
      + [
        "      window.contentView = host", "      window.orderFrontRegardless()",
        "      let moments = ProbedRun.moments { host.layoutSubtreeIfNeeded() }",
        "      let version = ProcessInfo.processInfo.operatingSystemVersion", "      print(",
        "        ProbeRecorder.line(", "          [",
        "            (\"document\", \"\(listing)\"),",
        "            (\"system\", \"macOS \\(version.majorVersion).\\(version.minorVersion)\"),",
        "            (\"device\", \"Mac\"), (\"swift\", ProbedRun.swift),",
        "          ], scale: Double(window.backingScaleFactor), moments))", "    }", "  }",
        "#endif",
      ]
  }

  /// An argument with the lines of a view, and the parenthesis that ends its call.
  private static func argument(_ label: String, _ lines: [String], indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    var result = lines.map { space + $0 }
    result[0] = "\(space)\(label): \(lines[0])"
    result[result.count - 1] += ")"
    return result
  }
}
