/// Scalars become values by the core schema (YAML 1.2.2, section 10.3).
extension YAMLParser {
  /// Adds a scalar as a value. Quoted and block scalars are strings.
  mutating func appendValue(_ scalar: YAMLScalar) throws(YAMLStop) {
    guard scalar.style == .plain, !scalar.isDecoded else { return appendString(scalar) }
    let text = UnsafeBufferPointer(rebasing: bytes[scalar.start..<scalar.end])
    switch YAMLSchema.resolve(text) {
    case .null: appendNode(.null, scalar.start, scalar.end)
    case .bool(let value): appendNode(value ? .true : .false, scalar.start, scalar.end)
    case .string: appendString(scalar)
    case .number: try appendNumber(scalar, text, rewritten: nil)
    case .rewrittenNumber(let digits): try appendNumber(scalar, text, rewritten: digits)
    case .notFinite:
      throw YAMLStop(
        .invalidNumber(.notFinite, quoted(scalar.range), at: scalar.range))
    case .tooLarge:
      throw YAMLStop(.yamlIntegerTooLarge(quoted(scalar.range), at: scalar.range))
    }
  }

  mutating func appendString(_ scalar: YAMLScalar) {
    appendNode(
      .string, scalar.start, scalar.end, isDecoded: scalar.isDecoded,
      quoteLength: scalar.style == .quoted ? 1 : 0)
  }

  /// Adds a number, which the tree keeps as JSON writes it.
  private mutating func appendNumber(
    _ scalar: YAMLScalar, _ text: UnsafeBufferPointer<UInt8>, rewritten: [UInt8]?
  ) throws(YAMLStop) {
    let value = rewritten?.withUnsafeBufferPointer { NumberText.double($0) }
    guard (value ?? NumberText.double(text)).isFinite else {
      throw YAMLStop(.numberTooLarge(quoted(scalar.range), at: scalar.range))
    }
    if let rewritten {
      for byte in rewritten { texts.append(byte, from: scalar.start) }
      texts.endRecord(start: scalar.start, sourceEnd: scalar.end)
    }
    appendNode(.number, scalar.start, scalar.end, isDecoded: rewritten != nil)
  }
}
