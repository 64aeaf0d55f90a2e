/// The comparison of strings by Foundation, in English.
struct ComparedText {
  var ignoresCase = false
  var ignoresDiacritics = false
  /// True if digits are compared by the numbers that they form.
  var isNumeric = false
  /// True if case and accents only matter between strings that are equal without them.
  var isLocalized = false

  /// The form of `localizedStandardContains`.
  static let searched = ComparedText(ignoresCase: true, ignoresDiacritics: true)

  /// A string without the differences that the comparison ignores.
  func folded(_ text: String) -> String {
    var result = ignoresDiacritics || isLocalized ? Self.withoutDiacritics(text) : text
    if ignoresCase || isLocalized { result = result.lowercased() }
    return result
  }

  private static func withoutDiacritics(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
      result.append(base(of: scalar))
    }
    return String(result)
  }

  /// The letter without its accent: its name is `LATIN SMALL LETTER E WITH ACUTE`.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard !scalar.isASCII, let name = scalar.properties.name, name.hasPrefix("LATIN ") else {
      return scalar
    }
    let words = name.split(separator: " ")
    guard let with = words.firstIndex(of: "WITH"), with > 0, !words.contains("STROKE"),
      words[with - 1].unicodeScalars.count == 1, let letter = words[with - 1].unicodeScalars.first
    else { return scalar }
    return words.contains("SMALL")
      ? letter.properties.lowercaseMapping.unicodeScalars.first ?? letter : letter
  }

  /// Less than 0 if the first string comes first, and 0 for strings that are equal.
  func order(_ first: String, _ second: String) -> Int {
    let folded = order(parts(of: self.folded(first)), parts(of: self.folded(second)))
    if folded != 0 || !isLocalized || first == second { return folded }
    // Lowercase letters come before uppercase ones.
    return first > second ? -1 : 1
  }

  private func order(_ first: [Substring], _ second: [Substring]) -> Int {
    for (left, right) in zip(first, second) where left != right {
      let areNumbers = left.first?.isASCIIDigit == true && right.first?.isASCIIDigit == true
      if isNumeric, areNumbers {
        let digits = [left, right].map { $0.drop { $0 == "0" } }
        if digits[0].count != digits[1].count { return digits[0].count < digits[1].count ? -1 : 1 }
        if digits[0] != digits[1] { return digits[0] < digits[1] ? -1 : 1 }
      } else {
        return left < right ? -1 : 1
      }
    }
    return first.count == second.count ? 0 : first.count < second.count ? -1 : 1
  }

  /// The characters, or runs of digits that are compared as numbers.
  private func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let count = isNumeric && first.isASCIIDigit ? rest.prefix { $0.isASCIIDigit }.count : 1
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return parts
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension ScriptMachine {
  /// The comparison with the options of a script.
  func comparedText(_ options: Value) throws(ScriptFailure) -> ComparedText {
    let names = try optionNames(options)
    return ComparedText(
      ignoresCase: names.contains("caseInsensitive"),
      ignoresDiacritics: names.contains("diacriticInsensitive"),
      isNumeric: names.contains("numeric"))
  }

  private func optionNames(_ options: Value) throws(ScriptFailure) -> Set<String> {
    var names: Set<String> = []
    for case .enumCase(let option) in try members(of: options).elements {
      names.insert(option.name)
    }
    return names
  }

  func compared(
    _ first: Value, _ second: Value, _ form: ComparedText
  ) throws(ScriptFailure) -> Value {
    let (first, second) = (try string(first), try string(second))
    try stepThrough(first)
    try stepThrough(second)
    let order = form.order(first, second)
    let name = order < 0 ? "orderedAscending" : order == 0 ? "orderedSame" : "orderedDescending"
    return .enumCase(EnumValue(typeName: "ComparisonResult", name: name))
  }

  func range(
    of part: Value, in text: Value, options: Value
  ) throws(ScriptFailure) -> Value {
    let names = try optionNames(options)
    return try range(
      of: part, in: text, as: try comparedText(options),
      isAnchored: names.contains("anchored"), isLast: names.contains("backwards"))
  }

  func range(
    of part: Value, in text: Value, as form: ComparedText, isAnchored: Bool = false,
    isLast: Bool = false
  ) throws(ScriptFailure) -> Value {
    let wanted = try folded(part, form)
    if wanted.isEmpty { return .none }
    let elements = try folded(text, form)
    let limit = isLast || isAnchored ? Int.max : 1
    let found = try places(ofPart: .array(wanted), in: .array(elements), limit: limit)
      .filter { !isAnchored || $0 == (isLast ? elements.count - wanted.count : 0) }
    guard let place = isLast ? found.last : found.first else { return .none }
    let start = startIndex(of: text) + place
    return .range(
      RangeValue(lower: .int(start), upper: .int(start + wanted.count), isClosed: false))
  }

  /// The characters of a text without the differences that a comparison ignores.
  private func folded(_ text: Value, _ form: ComparedText) throws(ScriptFailure) -> [Value] {
    let text = try string(text)
    try charge(text.utf8.count)
    return text.map { .string(form.folded(String($0))) }
  }
}
