import ViewTreeSyntax

/// Writes JSON with one member or element per line, keys in the order given.
struct JSONWriter {
  private(set) var output: ByteBuffer
  private var depth = 0
  /// Whether something was written in the container at hand.
  private var hasContent = false

  init(capacity: Int) {
    output = ByteBuffer(capacity: capacity)
  }

  // MARK: - Containers, one line per member

  mutating func openObject() { open(UInt8(ascii: "{")) }
  mutating func closeObject() { close(UInt8(ascii: "}")) }
  mutating func openArray() { open(UInt8(ascii: "[")) }
  mutating func closeArray() { close(UInt8(ascii: "]")) }

  private mutating func open(_ bracket: UInt8) {
    output.append(bracket)
    depth += 1
    hasContent = false
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    if hasContent { newLine() }
    output.append(bracket)
    hasContent = true
  }

  private mutating func newLine() {
    output.append(UInt8(ascii: "\n"))
    output.append(UInt8(ascii: " "), count: depth * 2)
  }

  /// Starts a member of an object: its value comes next.
  mutating func key(_ name: StaticString) {
    element()
    output.append(UInt8(ascii: "\""))
    output.append(name)
    output.append("\": " as StaticString)
  }

  /// Starts a member whose name comes from a document.
  mutating func key(text name: String) {
    element()
    output.appendJSONString(name)
    output.append(": " as StaticString)
  }

  /// Starts an element of an array: its value comes next.
  mutating func element() {
    if hasContent { output.append(UInt8(ascii: ",")) }
    newLine()
    hasContent = true
  }

  // MARK: - Values

  mutating func string(_ text: String) { output.appendJSONString(text) }
  mutating func integer(_ number: Int) { output.append(number) }
  mutating func raw(_ text: StaticString) { output.append(text) }
  mutating func bytes(_ bytes: some Collection<UInt8>) { output.append(contentsOf: Array(bytes)) }

  /// A number; what JSON cannot say is a string.
  mutating func number(_ number: Double) {
    if number.isFinite {
      output.append(number)
    } else {
      output.append(number.isNaN ? "\"nan\"" : number > 0 ? "\"infinity\"" : "\"-infinity\"")
    }
  }

  mutating func boolean(_ value: Bool) { output.append(value ? "true" : "false") }
}
