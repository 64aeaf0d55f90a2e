import Foundation
import Testing
import ViewTreeListing

@testable import viewtree_compare

@Suite("Listings held against the compiler")
struct ListingCheckTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var stub: String {
    root.appendingPathComponent("Tests/SwiftUIStub/SwiftUI.swift").path
  }

  @Test("The listings of some documents compile")
  func compile() throws {
    let paths = [
      "articles/form.json", "components/views-handed-in.json", "layout/custom-layout-pasted.json",
      "actions/events-and-timers.json",
    ].map { Self.root.appendingPathComponent("Fixtures/\($0)").path }
    let known = paths.filter { FileManager.default.fileExists(atPath: $0) }
    let result = try ListingCheck(known, stub: Self.stub).run()
    #expect(
      result.words(showsRefused: true)
        == "\(known.count) documents: \(known.count) as Swift, \(known.count) of them compile; 0 have no Swift\n"
    )
  }

  @Test(
    "So do those that measure themselves, in a test and as a program",
    arguments: HarnessHost.allCases)
  func compileHarness(host: HarnessHost) throws {
    let paths = [
      "articles/form.json", "components/modifier-of-the-documents-own.json",
      "components/content-sees-its-own-place.json", "steps/form-title-wraps.json",
      "articles/feedback-loop-overlay.json",
    ].map { Self.root.appendingPathComponent("Fixtures/\($0)").path }
    let result = try ListingCheck(paths, stub: Self.stub, harness: host).run()
    #expect(
      result.words(showsRefused: true)
        == "5 documents: 5 as Swift, 5 of them compile; 0 have no Swift\n")
  }

  private static let mistakes = [
    ("Text(\"a\").frame(hight: 3)", "incorrect argument label"),
    ("Text(\"a\").padding(true)", "padding"),
    ("Text(\"a\").fill(.red)", "fill"),
    ("HStack(alignment: .leading) { Text(\"a\") }", "leading"),
    ("Text(\"a\").onPreferenceChange(Odd.self) { _ in }", "Equatable"),
    ("Toggle(\"a\", isOn: true)", "Binding<Bool>"),
    ("ForEach([Odd.V()], id: \\.self) { _ in Text(\"a\") }", "Hashable"),
    (
      "GeometryReader { geometry in Text(\"a\").frame(width: geometry.width) }", "no member 'width'"
    ),
    ("Text(\"a\").presentationDetents([.small])", "has no member 'small'"),
    ("Text(\"a\").sheet(item: .constant(\"a\" as String?)) { Text($0) }", "Identifiable"),
    ("Text(\"a\").anchorPreference(key: Odd.self, value: .bounds) { $0 }", "Odd"),
  ]

  @Test(
    "What SwiftUI would not take is refused: the declarations are not more lenient than Apple's")
  func refuse() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.removeFolder() }
    try SwiftUIStub(Self.stub).make(with: compiler)
    let odd = """
      import SwiftUI
      struct Odd: PreferenceKey {
        struct V {}
        static var defaultValue: V { V() }
        static func reduce(value: inout V, nextValue: () -> V) {}
      }

      """
    let views = Self.mistakes.enumerated().map { place, mistake in
      (
        "listing_\(place).swift",
        "import SwiftUI\nstruct View\(place): View { var body: some View { \(mistake.0) } }\n"
      )
    }
    let run = try compiler.check([("Odd.swift", odd)] + views)
    for (place, (view, reason)) in Self.mistakes.enumerated() {
      let message = run.output.split(separator: "\n").first {
        $0.contains("listing_\(place).swift:") && $0.contains("error:")
      }
      #expect(message?.contains(reason) ?? false, "\(view): \(message ?? "is taken")")
    }
  }
}
