import Foundation
import Testing
import ViewTreeGolden
import ViewTreeSyntax

@testable import ViewTreeRequests

@Suite("Memory for reports")
final class ReportRoomTests {
  private let document: String

  init() throws {
    // The name of the key is in each report, and no part of what an evaluation holds.
    let key = String(repeating: "K", count: 30_000)
    document = NSTemporaryDirectory() + "viewtree-" + UUID().uuidString + ".json"
    try """
    { "viewtree": 1, "preferenceKeys": { "\(key)": { "defaultValue": 0, "reduce": "sum" } },
      "root": { "view": "Color", "modifiers": [{ "preference": { "key": "\(key)", "value": 1 } },
        { "onPreferenceChange": { "key": "\(key)", "perform": "" } }] } }
    """.write(toFile: document, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: document) }

  private func ids(_ words: [String], share: Int = 1) -> [String] {
    let made = ReportMaker(share: share).report(document: document, name: "a.json", words: words)
    #expect((made.bytes == nil) == !made.messages.isEmpty)
    return made.messages.flatMap { $0.diagnostics.map(\.id) }
  }

  @Test("A report has a sixth of the bytes that are left, and counts as held")
  func sixth() {
    var messages: [String] = []
    let host = RequestHost(read: { _, _ in [] }) {
      messages += $0.diagnostics.map(\.id)
    }
    let source = SourceFile(name: "a.json", text: "")
    let room = ReportRoom(
      beside: 400, of: 1_000, outputLimit: 1 << 28, source, root: nil, host)
    #expect(room.byteLimit == 100)
    #expect(room.admit(Array(repeating: 32, count: 100))?.count == 100)
    #expect(host.held.count == 100 && messages.isEmpty)
    #expect(room.admit(Array(repeating: 32, count: 101)) == nil)
    #expect(host.held.count == 100 && messages == ["too-much-memory"])
  }

  @Test(
    "Every report that would have more bytes ends with a place",
    arguments: [
      ["inspect"], ["inspect", "--format", "json"], ["order"], ["order", "--format", "json"],
      ["keys"], ["keys", "--format", "json"], ["keys", "--format", "dot"],
    ])
  func formats(words: [String]) {
    // The evaluation holds a few thousand bytes, and a sixth of 100,000 is less than the name.
    #expect(ids(words + ["--limit", "memory=100000"]) == ["too-much-memory"])
    #expect(ids(words + ["--limit", "memory=10000000"]).isEmpty)
  }

  @Test("Makers that work at once share the memory")
  func share() {
    let words = ["keys", "--limit", "memory=10000000"]
    #expect(ids(words, share: 2).isEmpty)
    #expect(ids(words, share: 100) == ["too-much-memory"])
  }
}
