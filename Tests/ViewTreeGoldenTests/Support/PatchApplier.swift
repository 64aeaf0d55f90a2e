/// Applies a patch as `patch` does, without its tolerance: every line has to be where it is said to.
enum PatchApplier {
  struct Failure: Error {
    let line: String
  }

  /// The text after a patch.
  static func apply(_ patch: String, to old: [UInt8]) throws -> [UInt8] {
    let source = lines(old)
    var result: [[UInt8]] = []
    var place = 0
    var left = (old: 0, new: 0)
    var isInserted = false
    for line in patch.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2) {
      if line.hasPrefix("\\") {
        if isInserted { result.mapLast { Array($0.dropLast()) } }
        continue
      }
      if left == (0, 0) {
        // Between hunks all other lines are passed over.
        guard line.hasPrefix("@@ -") else { continue }
        let header = try self.header(line)
        guard header.oldStart >= place else { throw Failure(line: String(line)) }
        result += source[place..<header.oldStart]
        place = header.oldStart
        left = (header.oldCount, header.newCount)
        guard result.count == header.newStart else { throw Failure(line: String(line)) }
        continue
      }
      let text = Array(line.utf8.dropFirst()) + [10]
      isInserted = line.first == "+"
      switch line.first {
      case " ", "-":
        guard place < source.count, source[place] == text || source[place] + [10] == text else {
          throw Failure(line: String(line))
        }
        if line.first == " " {
          result.append(source[place])
          left.new -= 1
        }
        place += 1
        left.old -= 1
      case "+":
        result.append(text)
        left.new -= 1
      default: throw Failure(line: String(line))
      }
    }
    guard left == (0, 0) else { throw Failure(line: "the end") }
    return Array((result + source[place...]).joined())
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for byte in bytes {
      if lines.isEmpty || lines[lines.count - 1].last == 10 { lines.append([]) }
      lines[lines.count - 1].append(byte)
    }
    return lines
  }

  private static func header(
    _ line: Substring
  ) throws -> (oldStart: Int, oldCount: Int, newStart: Int, newCount: Int) {
    let numbers = line.split(separator: " ").dropFirst().prefix(2).flatMap {
      $0.dropFirst().split(separator: ",").compactMap { Int($0) }
    }
    guard numbers.count == 4 else { throw Failure(line: String(line)) }
    return (
      numbers[1] == 0 ? numbers[0] : numbers[0] - 1, numbers[1],
      numbers[3] == 0 ? numbers[2] : numbers[2] - 1, numbers[3]
    )
  }
}

extension Array {
  fileprivate mutating func mapLast(_ transform: (Element) -> Element) {
    if let last { self[count - 1] = transform(last) }
  }
}
