import Testing
import ViewTreeInspector

/// Texts and controls as documents describe them. With cells of 17 points a character is 8.5 wide and a
/// line 20.4 high, 20.5 at two pixels a point.
struct TextDocumentTests {
  private func evaluated(
    _ view: String, sections: String = #""metrics": "cells","#
  ) throws -> Evaluated {
    try Evaluated(
      """
      {"viewtree": 1, \(sections) "state": {"on": true, "name": "Ann"},
       "window": {"width": 300, "height": 600, "scale": 2}, "root": \(view)}
      """)
  }

  private func size(_ view: String, sections: String = #""metrics": "cells","#) throws -> [Double] {
    let frame = try evaluated(view, sections: sections).inspection.views[0].frame
    return [frame.width, frame.height]
  }

  @Test(
    "A text is as large as its characters and lines",
    arguments: [
      (#"{"text": "abcd"}"#, [34, 20.5]),
      (#"{"text": "abcd", "modifiers": [{"tracking": 2}]}"#, [42, 20.5]),
      (#"{"text": "abcd", "modifiers": [{"kerning": -0.5}]}"#, [32, 20.5]),
      (#"{"text": "a\nb\nc", "modifiers": [{"lineSpacing": 10}]}"#, [8.5, 81.5]),
      (#"{"text": "a\nb\nc", "modifiers": [{"lineLimit": 2}]}"#, [17, 41]),
      (#"{"text": "a\nb\nc", "modifiers": [{"lineLimit": 0}]}"#, [17, 20.5]),
      (#"{"text": "a\nb", "modifiers": [{"lineLimit": 1}, {"lineLimit": null}]}"#, [17, 20.5]),
      (
        #"{"text": "a", "modifiers": [{"lineLimit": {"number": 3, "reservesSpace": true}}]}"#,
        [8.5, 61.5]
      ),
      (#"{"text": "a", "modifiers": [{"lineLimit": "2...4"}]}"#, [8.5, 41]),
      (#"{"text": "a\nb\nc", "modifiers": [{"lineLimit": "...2"}]}"#, [17, 41]),
      (#"{"text": "straße", "modifiers": [{"textCase": "uppercase"}]}"#, [59.5, 20.5]),
      (#"{"text": "ab", "modifiers": [{"dynamicTypeSize": "xxxLarge"}]}"#, [23, 28]),
      (#"{"text": "ab", "modifiers": [{"font": 20}, {"dynamicTypeSize": "xxxLarge"}]}"#, [20, 24]),
      (#"{"text": ""}"#, [0, 20.5]),
    ] as [(String, [Double])])
  func texts(_ text: String, _ expected: [Double]) throws {
    let view = #"{"view": "Text", "# + text.dropFirst()
    #expect(try size(view) == expected)
  }

  @Test("Texts that are added up are one paragraph, each line as high as its tallest font")
  func concatenated() throws {
    // 6 + 8 characters of 8.5 and 3 of 17; the line is that of the font of 34 points.
    let line =
      #"{"view": "Text", "text": ["Hello ", {"text": "big", "font": 34}, " world \\(name.count)"]}"#
    #expect(try size(line) == [170, 41])
    // Two lines of 20.4 and one of 40.8 in between.
    let lines = #"{"view": "Text", "text": ["a\n", {"text": "b\n", "font": 34}, "c"]}"#
    #expect(try size(lines) == [17, 82])
    // 35 characters of 8.5 fit; the last of the two words goes down to the single one: 20 and a space are 178.5.
    let broken =
      #"{"view": "Text", "text": ["aaaaaaaaaaaaaaaaaaaa bbbbbbbbbb", {"text": "cccc dddd"}]}"#
    #expect(try size(broken) == [178.5, 41])
    let limited =
      #"{"view": "Text", "text": ["a\n", {"text": "b", "font": 34}], "modifiers": [{"lineLimit": 1}]}"#
    #expect(try size(limited) == [17, 20.5])
  }

  @Test(
    "A part with a baseline offset makes its line taller, above or below the baseline",
    arguments: [(5, 5.0), (-5, 0.0), (0, 0.0)])
  func raisedPart(offset: Double, rise: Double) throws {
    let parts =
      "[{ \"text\": \"m\", \"font\": { \"size\": 13 } }, { \"text\": \"2\", \"font\": { \"size\": 13 }, \"baselineOffset\": \(offset) }]"
    let evaluated = try Evaluated(
      """
      { "viewtree": 1, "root": { "view": "HStack", "alignment": "firstTextBaseline", "children": [
        { "view": "Text", "id": "a", "text": \(parts) },
        { "view": "Text", "id": "b", "text": "m", "modifiers": [{ "font": { "size": 13 } }] }] } }
      """)
    let (part, plain) = (try evaluated.frame("a"), try evaluated.frame("b"))
    #expect(plain.height == 16)
    #expect(part.height == 16 + abs(offset))
    #expect(plain.minY - part.minY == rise)
  }

  @Test("The baseline of a concatenated text is that of its tallest font")
  func concatenatedBaseline() throws {
    // Ascenders are 0.9 em: 30.6 and 15.3 points, 30.5 and 15.5 on pixels.
    let row = #"""
      {"view": "HStack", "alignment": "firstTextBaseline", "children": [
        {"view": "Text", "text": ["a", {"text": "b", "font": 34}]},
        {"view": "Text", "id": "small", "text": "c"}]}
      """#
    let result = try evaluated(row)
    let top = try result.frame("small").minY - result.inspection.views[0].frame.minY
    #expect(top == 15)
  }

  @Test(
    "A literal is a localized key: Markdown applies, and numbers are grouped",
    arguments: [
      (#""text": "**ab**""#, "ab"), (#""text": "`a_b`""#, "a_b"),
      (#""verbatim": "**ab**""#, "**ab**"),
      (#""text": {"$": "name"}"#, "A*n*n"), (#""text": {"$": "\"*\" + name"}"#, "*A*n*n"),
      (#""text": {"$": "\"**ab**\""}"#, "ab"), (#""text": {"$": "on ? \"*a*\" : \"b\""}"#, "a"),
      (#""text": {"$": "\"*a* \\(year)\" as String"}"#, "*a* 2024"),
      (#""text": {"$": "LocalizedStringKey(name)"}"#, "Ann"),
      (#""text": "*\\(name)*""#, "A*n*n"), (#""text": "\\(year)""#, "2,024"),
      (#""text": "\\(width) \\(-year)""#, "61.500000 -2,024"),
      (#""text": "\\(width, specifier: \"%.1f\")""#, "61.5"),
      (#""text": "\\(year, format: .number)""#, "2,024"),
      (#""text": "\\(year, format: .number.grouping(.never))""#, "2024"),
      (#""text": "\\(width / 100, format: .percent)""#, "61.5%"),
      (#""text": "\\(year, format: .percent.precision(.fractionLength(1)))""#, "2,024.0%"),
      (#""text": "\\(-width, format: .currency(code: \"EUR\"))""#, "-€61.50"),
      (#""text": "\\(width, format: .number.precision(.fractionLength(2...4)))""#, "61.50"),
      (#""text": {"$": "year.formatted(.currency(code: \"CHF\"))"}"#, "CHF\u{A0}2,024.00"),
      (#""text": "\\(on)""#, "true"), (#""text": ["*a*", {"text": "_b_", "font": "title"}]"#, "ab"),
      (#""text": "\\(Text(\"a\").bold())\\(Image(systemName: \"star\"))""#, "a\u{FFFC}"),
    ] as [(String, String)])
  func literals(_ text: String, _ shown: String) throws {
    let result = try Evaluated(
      """
      {"viewtree": 1, "metrics": "cells", "state": {"on": true, "name": "A*n*n", "year": 2024,
       "width": 61.5}, "root": {"view": "Text", \(text)}}
      """)
    let view = result.inspection.views[0]
    #expect(result.inspection.string(view.text) == shown)
    // A letter is 8.5 wide, one of a title 14.
    let width = text.contains("title") ? 8.5 + 14 : Double(shown.count) * 8.5
    #expect(view.frame.width == width)
  }

  @Test("Titles are literals, too; names of symbols and ids are not")
  func titles() throws {
    // Two characters of 8.5.
    #expect(try size(#"{"view": "Button", "title": "**ab**"}"#) == [17, 20.5])
    let result = try evaluated(
      #"{"view": "Button", "id": "*go*", "title": "a", "modifiers": [{"coordinateSpace": "*b*"}]}"#)
    #expect(try result.frame("*go*").width == 8.5)
  }

  @Test("Parts of a text that are written wrong are told with what is right")
  func wrongParts() throws {
    let text =
      #"{"viewtree": 1, "root": {"view": "Text", "text": [{"txt": "a"}, 3, {"text": "b", "font": "titel"}]}}"#
    #expect(throws: (any Error).self) { try Evaluated(text) }
  }

  @Test(
    "A symbol without a measured size has one that is fitted to its shape and weight",
    arguments: [
      // Body has 17 points. A mark is as tall as chevron.right, a wide symbol as large as wifi.
      ("plus", "regular", [16.5, 16.5]), ("minus", "regular", [16.5, 4]),
      ("chevron.right", "regular", [12.5, 16.5]), ("chevron.down", "regular", [16.5, 12.5]),
      ("envelope.fill", "regular", [22.5, 16]), ("trash", "regular", [16.5, 20.5]),
      ("plus.circle", "regular", [20.5, 20]), ("fuelpump", "regular", [20.5, 20]),
      // Bold is 1.034 times as large.
      ("plus", "bold", [17, 17]), ("envelope", "bold", [23.5, 16.5]),
    ])
  func fittedSymbols(name: String, weight: String, expected: [Double]) throws {
    let image =
      "{\"view\": \"Image\", \"systemName\": \"\(name)\", \"modifiers\": [{\"fontWeight\": \"\(weight)\"}]}"
    #expect(try size(image) == expected)
  }

  @Test("The text size of the document and of a modifier change fonts by style and dividers")
  func dynamicTypeSize() throws {
    let sections = #""metrics": "cells", "dynamicTypeSize": "accessibility1","#
    // Body has 28 points: 14 and 33.6.
    #expect(try size(#"{"view": "Text", "text": "ab"}"#, sections: sections) == [28, 34])
    let inner = #"{"view": "Text", "text": "ab", "modifiers": [{"dynamicTypeSize": "large"}]}"#
    #expect(try size(inner, sections: sections) == [17, 20.5])
    #expect(try size(#"{"view": "Divider"}"#, sections: sections)[1] == 1)
    #expect(try size(#"{"view": "Divider"}"#)[1] == 0.5)
  }

  @Test(
    "Controls are as large as the table says",
    arguments: [
      (#"{"view": "TextField", "title": "Name", "text": "$name"}"#, [300, 22]),
      (
        #"{"view": "TextField", "text": "$name", "modifiers": [{"textFieldStyle": "roundedBorder"}]}"#,
        [300, 34]
      ),
      (#"{"view": "SecureField", "text": "$name"}"#, [300, 22]),
      (#"{"view": "TextEditor", "text": "$name"}"#, [300, 600]),
      (#"{"view": "Toggle", "title": "Wifi", "isOn": "$on"}"#, [300, 31]),
      (
        #"{"view": "Toggle", "title": "Wifi", "isOn": "$on", "modifiers": [{"fixedSize": {}}]}"#,
        [93, 31]
      ),
      (
        #"{"view": "Toggle", "title": "Wifi", "isOn": "$on", "modifiers": ["labelsHidden"]}"#,
        [51, 31]
      ),
      (#"{"view": "Stepper", "title": "ab"}"#, [300, 32]),
      (#"{"view": "Stepper", "title": "ab", "modifiers": ["labelsHidden"]}"#, [94, 32]),
      (#"{"view": "Slider", "value": "$name"}"#, [300, 31]),
      (#"{"view": "Button", "title": "Tap"}"#, [25.5, 20.5]),
      (
        #"{"view": "Button", "title": "Tap", "modifiers": [{"buttonStyle": "bordered"}]}"#,
        [49.5, 34.5]
      ),
      (
        #"{"view": "Button", "title": "Tap", "modifiers": [{"buttonStyle": "PlainButtonStyle()"}]}"#,
        [25.5, 20.5]
      ),
      (
        #"{"view": "Button", "label": [{"view": "Text", "text": "A"}, {"view": "Text", "text": "B"}]}"#,
        [25, 20.5]
      ),
      (#"{"view": "Link", "title": "Site", "destination": "https://example.org"}"#, [34, 20.5]),
      (
        #"{"view": "NavigationLink", "title": "More", "destination": {"view": "Text", "text": "?"}}"#,
        [34, 20.5]
      ),
      (
        #"{"view": "Menu", "title": "More", "content": {"view": "Text", "text": "?"}}"#, [34, 20.5]
      ),
      (#"{"view": "Picker", "value": "Apple"}"#, [82.5, 36.5]),
      (#"{"view": "Picker", "modifiers": [{"pickerStyle": "segmented"}]}"#, [300, 31]),
      (#"{"view": "Picker", "modifiers": [{"pickerStyle": "wheel"}]}"#, [320, 216]),
      (#"{"view": "DatePicker", "title": "When"}"#, [300, 40]),
      (#"{"view": "DatePicker", "modifiers": [{"datePickerStyle": "wheel"}]}"#, [320, 216]),
      (#"{"view": "ProgressView", "value": 0.5}"#, [300, 4]),
      (#"{"view": "ProgressView", "value": 0.5, "title": "Loading"}"#, [300, 28.5]),
      (#"{"view": "ProgressView"}"#, [20, 20]),
      (#"{"view": "ProgressView", "title": "Loading"}"#, [59.5, 48.1]),
      (#"{"view": "ProgressView", "modifiers": [{"progressViewStyle": "linear"}]}"#, [300, 4]),
      (#"{"view": "Label", "title": "Star", "systemImage": "star"}"#, [64, 20.5]),
      (
        #"{"view": "Label", "title": "Star", "systemImage": "star", "modifiers": [{"labelStyle": "titleOnly"}]}"#,
        [34, 20.5]
      ),
      (
        #"{"view": "Label", "title": "Star", "systemImage": "star", "modifiers": [{"labelStyle": "iconOnly"}]}"#,
        [22, 20]
      ),
    ] as [(String, [Double])])
  func controls(_ view: String, _ expected: [Double]) throws {
    #expect(try size(view) == expected)
  }

  @Test("Another system has other controls")
  func platform() throws {
    let sections = #""metrics": "cells", "platform": "iOS 26","#
    let toggle = #"{"view": "Toggle", "isOn": "$on", "modifiers": ["labelsHidden"]}"#
    #expect(try size(toggle, sections: sections) == [66, 30])
  }

  @Test("A label writes preferences as any content does")
  func preferences() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "sum"}},
       "root": {"view": "Button",
         "label": [{"view": "Text", "text": "a", "modifiers": [{"preference": {"key": "K", "value": 1}}]},
                   {"view": "Text", "text": "b", "modifiers": [{"preference": {"key": "K", "value": 2}}]}],
         "modifiers": [{"overlayPreferenceValue": {"key": "K", "content": "EmptyView"}}]}}
      """#)
    #expect(evaluated.inspection.preferences.map { "\($0.value)" } == ["3"])
  }

  @Test("An option of a picker takes no room and writes nothing")
  func pickerOptions() throws {
    let picker =
      #"{"view": "Picker", "value": "a", "content": [{"view": "Color"}, {"view": "Color"}]}"#
    #expect(try evaluated(picker).inspection.views.count == 1)
  }

  /// Looking through all parts for each line would take minutes here.
  @Test(
    "A text of 20,000 parts on 20,000 lines is as high as its lines, and is laid out part by part")
  func manyParts() throws {
    let text = Array(repeating: "*a*", count: 20_000).joined(separator: #"\n"#)
    let size = try size(#"{"view": "Text", "text": "\#(text)", "modifiers": ["fixedSize"]}"#)
    #expect(size == [8.5, 20_000 * 20.4])
    let cut = try self.size(#"{"view": "Text", "text": "\#(text)"}"#)
    #expect(cut[1] <= 600 && cut[1] > 600 - 20.4)
  }
}
