import Testing
import ViewTreeRandom

@testable import ViewTreeSyntax

@Suite("Writing")
struct WritingTests {
  private func canonical(_ text: String) -> String {
    let tree = JSONReader.read(SourceFile(name: "a", text: text))
    return String(decoding: CanonicalJSON.write(tree), as: UTF8.self)
  }

  @Test("Canonical JSON is compact, keeps the order of keys and escapes no more than it must")
  func canonicalText() {
    #expect(
      canonical(#" { "b" : [ 1 , [ ] , { } ] , "a" : "\u00e9\/\u001f\t\"\\" } "#)
        == #"{"b":[1,[],{}],"a":"é/\u001f\t\"\\"}"# + "\n")
    #expect(canonical("[[], [[null]], false]") == "[[],[[null]],false]\n")
    #expect(canonical("7") == "7\n")
  }

  @Test("Canonical numbers: whole ones keep their digits, others are as short as can be")
  func canonicalNumbers() {
    let numbers = [
      ("0", "0"), ("-0", "-0"),
      ("123456789012345678901234567890", "123456789012345678901234567890"),
      ("1.50", "1.5"), ("1e3", "1000"), ("2.0", "2"), ("0.0", "0"), ("1e-6", "0.000001"),
      ("1e20", "100000000000000000000"),
      ("1.5e-7", "1.5e-7"), ("1e21", "1e21"), ("-12.25E+1", "-122.5"), ("5e-324", "5e-324"),
      ("0.1", "0.1"), ("10.0e0", "10"), ("1.25e300", "1.25e300"), ("0.00012", "0.00012"),
    ]
    #expect(numbers.filter { canonical($0.0) != $0.1 + "\n" }.map { canonical($0.0) } == [])
  }

  @Test("Report numbers are rounded to a thousandth and never have an exponent or a minus zero")
  func reportNumbers() {
    let numbers: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0005, "-0.001"),
      (1.5, "1.5"), (-2.25, "-2.25"), (143.37, "143.37"), (2.0004, "2"), (99.9996, "100"),
      (0.05, "0.05"), (1e15, "1000000000000000"), (1e22, "10000000000000000000000"),
      (-9e12 - 0.5, "-9000000000000.5"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
      (1e-300, "0"),
    ]
    #expect(numbers.map { written($0.0) } == numbers.map(\.1))
  }

  @Test("Every thousandth is written in its shortest form, whatever the number of its digits")
  func thousandths() {
    var wrong: [Int] = []
    for whole in [0, 9, 10, 99, 100, 999, 1000, 99_999, 100_000, 999_999, 1_000_000, 4_294_967] {
      for fraction in 0..<1000 {
        let digits = String(String(1000 + fraction).dropFirst())
        let shown = digits.hasSuffix("00") ? 1 : digits.hasSuffix("0") ? 2 : 3
        let expected = fraction == 0 ? "\(whole)" : "\(whole).\(digits.prefix(shown))"
        let value = Double(whole * 1000 + fraction) / 1000
        let sign = value > 0 ? "-" : ""
        if written(value) == expected, written(-value) == sign + expected { continue }
        wrong.append(whole * 1000 + fraction)
      }
    }
    #expect(wrong == [])
  }

  @Test("Random numbers are written as the standard library writes their thousandths")
  func randomNumbers() {
    var random = RandomValue(seed: 18)
    var wrong: [Double] = []
    for round in 0..<Rounds.of(100_000) {
      // Of every size, with few decimals, thirds, and sums that are no decimal number.
      let bound = [100, 10_000, 1_000_000, 1_000_000_000, 9_000_000_000_000][round % 5]
      let whole = Double(random.below(bound))
      let value = [
        whole, whole / 3, whole / 10 + 0.2, whole / 1000 + 0.0005,
        whole + Double(random.below(1000)) / 1000,
      ][random.below(5)]
      let thousandths = UInt64((value * 1000).rounded(.toNearestOrAwayFromZero))
      let sign = thousandths > 0 ? "-" : ""
      guard value < 9e12 else { continue }
      if written(value) == shortest(thousandths), written(-value) == sign + shortest(thousandths) {
        continue
      }
      wrong.append(value)
    }
    #expect(wrong == [])
  }

  /// A whole number of thousandths as a number without zeros at its end.
  private func shortest(_ thousandths: UInt64) -> String {
    let fraction = String(String(1000 + thousandths % 1000).dropFirst())
    let zeros = fraction.reversed().prefix { $0 == "0" }.count
    return "\(thousandths / 1000)" + (zeros < 3 ? "." + fraction.dropLast(zeros) : "")
  }

  @Test("Whole numbers of every length are written with the digits of the standard library")
  func wholeNumbers() {
    var random = RandomValue(seed: 19)
    var numbers = Array(0..<20_000)
    var power = 1
    for _ in 0..<18 {
      power *= 10
      numbers += [power - 1, power, power + 1]
      for _ in 0..<100 { numbers.append(random.below(power)) }
    }
    var wrong: [Int] = []
    for number in numbers {
      var buffer = ByteBuffer()
      buffer.append(number)
      buffer.append(UInt8(ascii: " "))
      buffer.append(-number)
      if buffer.text != "\(number) \(-number)" { wrong.append(number) }
    }
    #expect(wrong == [])
  }

  @Test("Two numbers with a byte between them are written as one after another")
  func pairs() {
    for (first, second) in [(0, 390), (-0.0004, 12.345), (1e13, 2), (3, .infinity)] {
      var buffer = ByteBuffer()
      buffer.append(first, UInt8(ascii: "x"), second)
      #expect(buffer.text == "\(written(first))x\(written(second))")
    }
  }

  @Test("Four numbers with texts around them are written as one after another, whatever they are")
  func four() {
    for odd in [-0.0004, 12.345, 1e6, -0.5, 9e12, 1e300, .infinity, .nan, -.infinity] {
      for numbers in [[odd, 2, 3, 4], [1, odd, 3, 4], [1, 2, odd, 4], [1, 2, 3, odd]] {
        var buffer = ByteBuffer()
        buffer.append("x ", numbers[0], "/", numbers[1], " ", numbers[2], "*", numbers[3], ";")
        let texts = numbers.map(written)
        #expect(buffer.text == "x \(texts[0])/\(texts[1]) \(texts[2])*\(texts[3]);")
      }
    }
    var full = ByteBuffer()
    full.limit = 3
    full.append("1234" as StaticString)
    full.append("x", 1, "y", 2, "z", 3, "w", 4)
    #expect(!full.text.contains("x"))
  }

  @Test("A text between two others is written with them or, beyond the limit, not at all")
  func surrounded() {
    var full = ByteBuffer()
    full.limit = 3
    full.append("1234" as StaticString)
    full.append(", ", "name", ": ")
    #expect(full.text == "1234")
    full.limit = .max
    full.append(", ", "name", ": ")
    #expect(full.text == "1234, name: ")
  }

  @Test("What was written is taken back from any place, in the piece at hand or before it")
  func takingBack() {
    let bytes = (0..<40_000).map { UInt8(truncatingIfNeeded: $0) }
    for capacity in [0, 20_000, 100_000] {
      for start in [0, 5, 16_384, 20_000, 39_999, 40_000, 50_000] {
        var buffer = ByteBuffer(capacity: capacity)
        for part in stride(from: 0, to: bytes.count, by: 1000) {
          buffer.append(contentsOf: bytes[part..<part + 1000])
        }
        buffer.remove(from: start)
        buffer.append(UInt8(7))
        #expect(buffer.takeAll() == bytes.prefix(start) + [7])
      }
    }
  }

  @Test("A buffer has every byte in its place, however many pieces they fill")
  func pieces() {
    var buffer = ByteBuffer(capacity: 20_000)
    var expected: [UInt8] = []
    for number in 0..<9000 {
      buffer.append(number)
      buffer.append(", " as StaticString)
      expected += "\(number), ".utf8
    }
    // Longer than a piece.
    let long = [UInt8](repeating: 1, count: 50_000)
    buffer.append(contentsOf: long)
    expected += long
    #expect(buffer.count == expected.count)
    #expect(buffer.bytes.elementsEqual(expected))
    #expect(buffer.bytes(from: 40_000).elementsEqual(expected[40_000...]))
    #expect(buffer.takeAll() == expected)
    #expect(buffer.count == 0)
    buffer.append(UInt8(7))
    #expect(buffer.takeAll() == [7])
  }

  @Test("Control characters do not reach a terminal")
  func terminal() {
    var buffer = ByteBuffer()
    buffer.appendEscapedForTerminal("a\u{1b}[31mb\u{202e}é")
    #expect(buffer.text == #"a\u{1b}[31mb\u{202e}é"#)
  }

  private func written(_ value: Double) -> String {
    var buffer = ByteBuffer()
    buffer.append(value)
    return buffer.text
  }
}
