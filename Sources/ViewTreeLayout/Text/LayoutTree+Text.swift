extension LayoutTree {
  /// The number of a font. Equal fonts have equal numbers.
  public func addFont(_ font: Font) -> FontID { arena.pointee.texts.add(font) }

  /// Stores text for a ``TextLayout``.
  ///
  /// - Parameters:
  ///   - text: UTF-8, which is copied.
  ///   - lineLimit: the maximum number of lines. `nil` or less than 1 for no limit.
  ///   - reservedLines: the number of lines whose height is reserved even if there are fewer.
  ///   - lineSpacing: the minimum space between lines, in points.
  ///   - truncation: the position of the truncation if the text doesn't fit.
  ///   - baselineOffset: the distance by which glyphs are raised, in points.
  ///   - minimumScale: the minimum scale of text that doesn't fit.
  public func addText(
    _ text: UnsafeBufferPointer<UInt8>, font: FontID, lineLimit: Int? = nil,
    reservedLines: Int = 1, lineSpacing: Double = 0,
    truncation: TextTruncation = .tail, baselineOffset: Double = 0, minimumScale: Double = 1
  ) -> TextID {
    var run = run(font, lineLimit, reservedLines, lineSpacing, truncation)
    run.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
    run.minimumScale = minimumScale.isFinite ? min(max(minimumScale, 0.01), 1) : 1
    return arena.pointee.texts.add(text, run)
  }

  /// Stores text for a ``TextLayout``.
  public func addText(
    _ text: String, font: FontID, lineLimit: Int? = nil, reservedLines: Int = 1,
    lineSpacing: Double = 0, truncation: TextTruncation = .tail
  ) -> TextID {
    var text = text
    return text.withUTF8 {
      addText(
        $0, font: font, lineLimit: lineLimit, reservedLines: reservedLines,
        lineSpacing: lineSpacing, truncation: truncation)
    }
  }

  /// Stores text with several parts, each in its own font, for a ``TextLayout``.
  ///
  /// The parts are one paragraph: lines break as in a single text.
  public func addText(
    _ parts: [StyledText], lineLimit: Int? = nil, reservedLines: Int = 1, lineSpacing: Double = 0,
    truncation: TextTruncation = .tail, baselineOffset: Double = 0
  ) -> TextID {
    var run = run(
      parts.first?.font ?? addFont(.style(.body)), lineLimit, reservedLines, lineSpacing,
      truncation)
    run.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
    return arena.pointee.texts.add(parts, run)
  }

  private func run(
    _ font: FontID, _ lineLimit: Int?, _ reservedLines: Int, _ lineSpacing: Double,
    _ truncation: TextTruncation
  ) -> TextRun {
    let limit = lineLimit ?? .max
    return TextRun(
      start: 0, count: 0, font: font, lineLimit: limit < 1 ? .max : limit,
      reservedLines: max(reservedLines, 1), lineSpacing: lineSpacing.isFinite ? lineSpacing : 0,
      truncation: truncation)
  }
}
