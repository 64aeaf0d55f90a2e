import ViewTreeNumbers

/// The text and fonts of a tree, flat: bytes in one buffer, widths of ASCII per font in another.
struct TextStorage {
  private var bytes = FlatBuffer<UInt8>(capacity: 1)
  private var runs = FlatBuffer<TextRun>(capacity: 1)
  private var parts = FlatBuffer<TextPart>(capacity: 1)
  private var fonts: [Font] = []
  private var numbers: [Font: UInt32] = [:]
  private var metrics = FlatBuffer<FontMetrics>(capacity: 4)
  private var asciiAdvances = FlatBuffer<Double>(capacity: 4 * 128)
  private var asciiClasses = FlatBuffer<KerningClasses>(capacity: 128)

  /// The number of a font, new if the font is.
  mutating func add(_ font: Font) -> FontID {
    if let known = numbers[font] { return FontID(index: known) }
    if fonts.isEmpty {
      for scalar in UInt32(0)..<128 { asciiClasses.append(KerningTable.classes(of: scalar)) }
    }
    let id = FontID(index: UInt32(truncatingIfNeeded: fonts.count))
    numbers[font] = id.index
    fonts.append(font)
    metrics.append(FontMetrics(font))
    for scalar in UInt32(0)..<128 { asciiAdvances.append(Self.advance(of: scalar, in: font)) }
    return id
  }

  mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ run: TextRun) -> TextID {
    var run = run
    run.start = bytes.count
    run.count = text.count
    if Int(run.font.index) >= fonts.count { run.font = add(.style(.body)) }
    bytes.reserve(bytes.count + text.count)
    for byte in text { bytes.append(byte) }
    runs.append(run)
    return TextID(index: UInt32(truncatingIfNeeded: runs.count - 1))
  }

  /// Stores text with several parts, each in its own font.
  mutating func add(_ styled: [StyledText], _ run: TextRun) -> TextID {
    var run = run
    var text: [UInt8] = []
    run.firstPart = parts.count
    run.partCount = styled.count
    for part in styled {
      text += Array(part.text.utf8)
      let isKnown = Int(part.font.index) < fonts.count
      parts.append(
        TextPart(
          end: text.count, font: isKnown ? part.font : add(.style(.body)),
          baselineOffset: part.baselineOffset))
    }
    run.font = styled.first?.font ?? run.font
    return text.withUnsafeBufferPointer { add($0, run) }
  }

  func run(_ id: TextID) -> TextRun? {
    Int(id.index) < runs.count ? runs[Int(id.index)] : nil
  }

  func metrics(of font: FontID) -> FontMetrics { metrics[Int(font.index)] }

  /// The lines of text at a width. The lines without a width limit are measured only once.
  func lines(of id: TextID, width: Double, atMost maximum: Int) -> TextMeasurer.Lines {
    let run = runs.base + Int(id.index)
    if run.pointee.idealLines == 0 {
      let ideal = withMeasurer(of: run.pointee) { $0.lines(width: .infinity, atMost: .max) }
      run.pointee.idealLines = ideal.count
      run.pointee.idealWidth = ideal.width
    }
    if run.pointee.idealLines <= maximum, run.pointee.idealWidth <= width {
      return TextMeasurer.Lines(
        count: run.pointee.idealLines, width: run.pointee.idealWidth, isTruncated: false)
    }
    return withMeasurer(of: run.pointee) {
      $0.lines(width: width, atMost: maximum, truncation: run.pointee.truncation)
    }
  }

  /// The lines of text with several parts.
  func paragraph(of run: TextRun, width: Double, atMost maximum: Int) -> TextParagraph {
    withMeasurer(of: run) { measurer in
      var lines: [TextParagraph.Line] = []
      let total = measurer.lines(
        width: width, atMost: maximum, truncation: run.truncation
      ) { bytes in
        lines.append(TextParagraph.Line(bytes, measurer.segments))
      }
      return TextParagraph(lines: lines, width: total.width, lineSpacing: run.lineSpacing)
    }
  }

  /// The fonts of a text's parts, without duplicates, because text may have thousands of parts in
  /// three fonts. Empty for text with a single part.
  func distinctFonts(of run: TextRun) -> [FontID] {
    var fonts: [FontID] = []
    for index in run.firstPart..<run.firstPart + run.partCount {
      let font = parts[index].font
      if !fonts.contains(font) { fonts.append(font) }
    }
    return fonts
  }

  func withMeasurer<Result>(
    of run: TextRun, _ body: (TextMeasurer) -> Result
  ) -> Result {
    func measure(_ segments: UnsafeBufferPointer<TextSegment>) -> Result {
      body(TextMeasurer(bytes: bytes.base + run.start, count: run.count, segments: segments))
    }
    guard run.partCount > 0 else {
      var segment = segment(TextPart(end: run.count, font: run.font))
      return withUnsafePointer(to: &segment) {
        measure(UnsafeBufferPointer(start: $0, count: 1))
      }
    }
    let segments = (run.firstPart..<run.firstPart + run.partCount).map { segment(parts[$0]) }
    return segments.withUnsafeBufferPointer(measure)
  }

  /// True if the typeface of the widths lacks a character of a run.
  func hasUnmeasuredCharacters(_ run: TextRun) -> Bool {
    var index = 0
    while index < run.count {
      let (scalar, next) = UTF8Scalars.next(bytes.base + run.start, at: index, end: run.count)
      index = next
      if scalar >= 0x20, !CharacterClass.isZeroWidth(scalar),
        AdvanceTable.advance(of: scalar, weight: .regular, size: 17) == nil
      {
        return true
      }
    }
    return false
  }

  /// A font by its number.
  func font(_ font: FontID) -> Font { fonts[Int(font.index)] }

  private func segment(_ part: TextPart) -> TextSegment {
    let font = Int(part.font.index)
    return TextSegment(
      end: part.end, font: fonts[font], metrics: metrics[font],
      asciiAdvances: asciiAdvances.base + font * 128,
      kerning: Kerning(fonts[font], asciiClasses: asciiClasses.base),
      baselineOffset: part.baselineOffset)
  }

  /// The advance of one character in points, tracking included.
  static func advance(of scalar: UInt32, in font: Font) -> Double {
    if CharacterClass.isZeroWidth(scalar), scalar != 9 { return 0 }
    return glyphAdvance(of: scalar, in: font) * font.glyphScale + font.tracking
  }

  /// The advance of a character that has a width, with the font's own tracking.
  private static func glyphAdvance(of scalar: UInt32, in font: Font) -> Double {
    if font.design == .cells { return 0.5 * font.size }
    if font.design == .monospaced, !CharacterClass.isWide(scalar), !CharacterClass.isEmoji(scalar) {
      return 0.618 * font.size
    }
    let isDigit = (48...57).contains(scalar)
    let scalar = font.hasMonospacedDigits && isDigit ? 48 : scalar
    let width =
      AdvanceTable.advance(of: scalar == 9 ? 32 : scalar, weight: font.weight, size: font.size)
      ?? CharacterClass.advance(of: scalar)
    return width * font.size + Tracking.points(at: font.size)
  }

  /// A copy with separate memory.
  func copied() -> TextStorage {
    var copy = self
    copy.bytes = bytes.copied()
    copy.runs = runs.copied()
    copy.parts = parts.copied()
    copy.metrics = metrics.copied()
    copy.asciiAdvances = asciiAdvances.copied()
    copy.asciiClasses = asciiClasses.copied()
    return copy
  }

  /// Sets the maximum number of lines of text.
  func setLineLimit(of id: TextID, to limit: Int) {
    if Int(id.index) < runs.count { runs.base[Int(id.index)].lineLimit = limit }
  }

  func deallocate() {
    bytes.deallocate()
    runs.deallocate()
    parts.deallocate()
    metrics.deallocate()
    asciiAdvances.deallocate()
    asciiClasses.deallocate()
  }
}
