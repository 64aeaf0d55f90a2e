import Testing
import ViewTreeRandom

@testable import ViewTreeLanguageServer

@Suite("Messages in a stream")
struct FrameTests {
  /// What comes out of bytes that come in pieces of some length: contents, then words of problems.
  private func read(_ text: String, pieces: Int = 1_000, limit: Int = 100) -> [String] {
    var frames = MessageFrames(limit: limit)
    var found: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      frames.take(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
      while let frame = frames.next() {
        switch frame {
        case .success(let content): found.append(String(decoding: content, as: UTF8.self))
        case .failure(let problem): found.append(ServerWords.sentence(problem))
        }
      }
    }
    if let problem = frames.problemAtEnd { found.append(ServerWords.sentence(problem)) }
    return found
  }

  @Test("A header says how many bytes follow, however they come", arguments: [1, 2, 3, 7, 1_000])
  func pieces(size: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}Content-Type: utf-8\r\ncontent-length:4\r\n\r\n\"ö\"Content-Length: 0\n\n"
    #expect(read(text, pieces: size) == ["{}", "\"ö\"", ""])
  }

  @Test(
    "A message that is too large is passed over, and the next one is read",
    arguments: [1, 5, 1_000])
  func tooLarge(size: Int) {
    let large = String(repeating: "x", count: 101)
    #expect(
      read("Content-Length: 101\r\n\r\n\(large)Content-Length: 1\r\n\r\n1", pieces: size) == [
        "a message of 101 bytes is skipped, because the limit is 100 bytes; to allow more, use --limit bytes=N",
        "1",
      ])
  }

  @Test("What is no header ends the stream", arguments: [1, 1_000])
  func wrongHeaders(size: Int) {
    #expect(
      read("hello\r\n\r\n", pieces: size) == [
        "a message must begin with headers such as 'Content-Length: 20', not with 'hello'"
      ])
    #expect(
      read("Content-Type: x\r\n\r\nContent-Length: 1\r\n\r\n1", pieces: size) == [
        "the header of a message does not contain 'Content-Length'"
      ])
    for length in ["-1", "x", "", "1e3", "99999999999999999999"] {
      #expect(
        read("Content-Length: \(length)\r\n\r\n{}", pieces: size) == [
          "'Content-Length' must be a number of bytes, not '\(length)'"
        ])
    }
    #expect(
      read(String(repeating: "a", count: 5_000), pieces: size) == [
        "the header of a message does not end within 4096 bytes; end it with an empty line"
      ])
  }

  @Test("Half a message is told at the end of the stream")
  func half() {
    #expect(
      read("Content-Length: 20\r\n\r\n{\"id\"") == [
        "the input ends inside a message, after 5 of 20 bytes"
      ])
    #expect(
      read("Content-Len") == ["the input ends inside the header of a message"])
    #expect(read("") == [])
  }

  @Test("No bytes trap")
  func random() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<Rounds.of(2_000) {
      var frames = MessageFrames(limit: 50)
      for _ in 0..<8 {
        let parts = ["Content-Length: ", "\r\n", "\n", "{}", "12", "\u{0}", ":", "ö"]
        var piece: [UInt8] = []
        for _ in 0..<6 { piece += Array(parts[random.below(parts.count)].utf8) }
        frames.take(piece)
        while frames.next() != nil {}
      }
      _ = frames.problemAtEnd
    }
  }
}
