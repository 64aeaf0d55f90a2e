import Testing

@Suite("Listings: closures")
struct ListedClosureTests {
  private func change(_ perform: String, _ names: String = "") -> String {
    let text = body(
      "{\"view\": \"Color\", \"modifiers\": [{\"preference\": {\"key\": \"K\", \"value\": 1}}, "
        + "{\"onPreferenceChange\": {\"key\": \"K\", \(names)\"perform\": \(perform)}}]}",
      #""preferenceKeys": {"K": {"defaultValue": 0, "reduce": "max"}}, "state": {"n": 0},"#)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  @Test("A closure has a header where its names want one, and none with $0")
  func headers() {
    #expect(change(#""n = value""#) == ".onPreferenceChange(K.self) { value in n = value }")
    #expect(change(#""n = $0""#) == ".onPreferenceChange(K.self) { n = $0 }")
    #expect(change(#""n = 3""#) == ".onPreferenceChange(K.self) { _ in n = 3 }")
    #expect(change(#""n = w""#, #""as": "w", "#) == ".onPreferenceChange(K.self) { w in n = w }")
    #expect(
      change(#""{ sum in n = sum }""#) == ".onPreferenceChange(K.self) { sum in n = sum }")
    #expect(
      change(#""n = $0 + value""#) == ".onPreferenceChange(K.self) { value in n = value + value }")
  }

  @Test("Lines stand at the depth of their brackets, statements on lines of their own")
  func lines() {
    #expect(
      change(#"["if value > 2 {", "n = value; n += 1", "      }"]"#) == """
        .onPreferenceChange(K.self) { value in
          if value > 2 {
            n = value
            n += 1
          }
        }
        """)
  }

  @Test("A block of several statements on one line stands on several, behind a closure's names")
  func blocks() {
    #expect(
      change(#""if value > 2 { n = value; n += 1 }""#) == """
        .onPreferenceChange(K.self) { value in
          if value > 2 {
            n = value
            n += 1
          }
        }
        """)
    #expect(
      change(#""[value].forEach { x in n = x; for y in [x] { n += y } }""#) == """
        .onPreferenceChange(K.self) { value in
          [value].forEach { x in
            n = x
            for y in [x] { n += y }
          }
        }
        """)
    #expect(
      change(#""for x in [value] { n = x; n += 1 }""#) == """
        .onPreferenceChange(K.self) { value in
          for x in [value] {
            n = x
            n += 1
          }
        }
        """)
  }

  @Test("A closure that does not use all of its parameters names them")
  func severalParameters() {
    let text = body(
      """
      {"view": "Color", "modifiers": [{"transformAnchorPreference": {"key": "K", "value": "bounds",
        "transform": "$0 += 1"}}, {"onChange": {"of": "n", "perform": "n = $0"}}]}
      """, #""preferenceKeys": {"K": {"defaultValue": 0, "reduce": "max"}}, "state": {"n": 0},"#)
    #expect(
      text == """
        Color.documentColor
          .transformAnchorPreference(key: K.self, value: .bounds) { value, _ in value += 1 }
          .onChange(of: n) { _, newValue in n = newValue }
        """)
  }
}
