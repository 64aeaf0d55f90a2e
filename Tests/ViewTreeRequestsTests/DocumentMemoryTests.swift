import Foundation
import Testing
import ViewTreeGolden
import ViewTreeInspector

@testable import ViewTreeRequests

@Suite("What reports of one document share")
final class DocumentMemoryTests {
  private let path: String
  private let evaluations = Counter()
  private let maker: ReportMaker

  /// How often something was done.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  init() throws {
    path = NSTemporaryDirectory() + "viewtree-" + UUID().uuidString + ".json"
    try """
    { "viewtree": 1, "window": { "width": 20, "height": 10 }, "state": { "n": 0, "isOn": false },
      "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "sum" },
        "L": { "defaultValue": 0, "reduce": "sum" } },
      "root": { "view": "VStack", "children": [
        { "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }] },
        { "view": "Color", "modifiers": [
          { "preference": { "key": "K", "value": { "$": "isOn ? 3 : 2" } } },
          { "preference": { "key": "L", "value": 5 } }] }],
        "modifiers": [{ "onPreferenceChange": { "key": "K", "perform": "n = value" } }] },
      "steps": [{ "set": { "isOn": true } }] }
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let evaluations = evaluations
    maker = ReportMaker(
      memory: DocumentMemory {
        evaluations.count += 1
        return Inspector.inspect($0, options: $1, limits: $2)
      })
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func made(_ words: [String], by maker: ReportMaker) -> String? {
    maker.report(document: path, name: "a.json", words: words).bytes
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Reports that differ in what they show are of one evaluation, and as if each had its own")
  func oneEvaluation() {
    let reports = [
      ["inspect"], ["order"], ["inspect", "--modifiers"], ["order", "--format", "json"],
      ["inspect", "--format", "json"], ["order", "--key", "L"],
    ]
    for words in reports {
      let text = made(words, by: maker)
      #expect(text != nil && text == made(words, by: ReportMaker()), "\(words)")
    }
    #expect(evaluations.count == 1)
  }

  @Test("A document with an error is read once for all its reports, which all tell the error")
  func oneReading() throws {
    try "{ \"viewtree\": 1, \"root\": \"Colour\" }"
      .write(toFile: path, atomically: true, encoding: .utf8)
    func messages(_ words: [String]) -> [String] {
      let made = maker.report(document: path, name: "a.json", words: words)
      return made.bytes == nil ? made.messages.flatMap(\.diagnostics).map(\.id) : ["a report"]
    }
    let first = messages(["inspect"])
    #expect(first.count == 1)
    // Who reads the file again finds none.
    try FileManager.default.removeItem(atPath: path)
    #expect(messages(["order"]) == first)
  }

  @Test("What is evaluated otherwise is evaluated again")
  func otherOptions() {
    let reports = [
      ["order"], ["order", "--set", "isOn=true"], ["order", "--reduces"],
      ["inspect", "--window", "40x10"], ["inspect", "--limit", "views=9"], ["draw"],
    ]
    for (place, words) in reports.enumerated() {
      #expect(made(words, by: maker) == made(words, by: ReportMaker()), "\(words)")
      #expect(evaluations.count == place + 1, "\(words)")
    }
  }

  @Test("A document is read once, and what is wrong with it is told with each report")
  func readOnce() throws {
    try String(contentsOfFile: path, encoding: .utf8).replacing("n = value", with: "n == value")
      .write(toFile: path, atomically: true, encoding: .utf8)
    func messages(_ command: String) -> [String] {
      maker.report(document: path, name: "a.json", words: [command]).messages
        .flatMap { $0.diagnostics.map(\.id) }
    }
    let first = messages("inspect")
    #expect(first == ["comparison-as-statement"])
    try FileManager.default.removeItem(atPath: path)
    #expect(messages("order") == first && messages("keys") == first && messages("lint") == first)
    #expect(made(["inspect"], by: ReportMaker()) == nil)
  }
}
