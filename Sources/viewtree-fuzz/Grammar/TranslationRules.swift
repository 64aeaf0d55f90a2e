/// Documents that have a listing: chains of `else if`, comments in steps, names that sections
/// share, many variables, components, styles, layouts, and modifiers.
///
/// Each declares only what its views use, because Swift needs a type for every declaration.
enum TranslationRules {
  static let all: [String: [String]] = {
    var rules = documents
    for more in [declarations, views, modifiers, scripts] {
      rules.merge(more) { first, _ in first }
    }
    return rules
  }()

  private static let documents: [String: [String]] = [
    "translation": [
      #"""
      {"viewtree": 1, «settings»
       "types": {«Row?type Row»«Mode?type Mode»"Box1": {"fields": {"width": "CGFloat"}}},
       "state": {«many»«mode?var mode»«rows?var rows»"n": 1, "s": 2, "t": "a", "b": true, "x": {"type": "CGFloat", "value": 4}, "o": {"type": "Int?", "value": null}, "l": {"type": "[Int]", "value": [1, 2]}},
       «functions»
       "preferenceKeys": {«Names?key Names»«Frames?key Frames»«Card1?key Card1»«GapKey?key GapKey»"Total": {"type": "Int", "defaultValue": 0, "reduce": "«sum|max|last|first»"}},
       "environmentKeys": {"gap": {"type": "CGFloat", "defaultValue": «#9»}},
       "layoutValueKeys": {"Weight": {"type": "Double", "defaultValue": 1}},
       "layouts": {«Flow?layout Flow»"Pile": {"sizeThatFits": "subviews.first?.sizeThatFits(proposal) ?? .zero", "placeSubviews": "for s in subviews { s.place(at: bounds.origin, proposal: proposal) }"}},
       "modifiers": {«total?modifier total»«gapKey?modifier gapKey»«leaf?modifier leaf»«card?modifier card»"plain": {"body": {"slot": "content", "modifiers": [{"padding": 1}]}}},
       "components": {«Card?component Card»«Panel?component Panel»"Leaf": {"body": {"view": "Color", "modifiers": [{"frame": {"width": 10, "height": 10}}]}}},
       «Press?styles»
       "root": «view»«steps»}
      """#
    ],
    "settings": [
      "",
      #""window": {"width": «100|200|320», "height": «100|300»}, "#,
      #""comment": «"comment», "window": {"width": 200, "height": 200}, "metrics": "cells", "#,
      #""layoutDirection": "rightToLeft", "#,
    ],
    "comment": ["a /* b */", "*/ c", "/*/ d /*/", "plain: text # of YAML", "\"quoted\" \\ back"],
    "steps": [
      "", #", "steps": [«step»]"#, #", "steps": [«step», «step»]"#,
      #", "steps": [«step», «step», «step», «step»]"#,
    ],
    "step": [
      #"{"perform": «"commented»}"#, #"{"set": {"n": «#9», "t": "«a|*/|/* open»"}}"#,
      #"{"set": {"b": «true|false»}}"#, #"{"perform": «"change»}"#,
    ],
    "commented": [
      "n = «int» /* c */", "/* a /* b */ c */ n += 1", "n = 2 // line */", "t = \"/* t */\"",
      "t += \"*/\"", "// /* nothing\nn = «int»", "s = 2 /**/",
    ],
    "many": ["", "", "", "", "", "", "", "«ten»", "«ten»«tens»"],
    "tens": [
      "", "«hundred»", "«hundred»«hundred2»",
    ],
    "ten": [variables("u", 10)],
    "hundred": [variables("v", 100)],
    "hundred2": [variables("w", 150)],
  ]

  private static func variables(_ name: String, _ count: Int) -> String {
    (0..<count).map { "\"\(name)\($0)\": «0|1|2.5|\"a\"|true|[]», " }.joined()
  }

  private static let declarations: [String: [String]] = [
    "type Row": [
      #""Row": {"fields": {"id": "Int", "title": "String = \"r\""}, "methods": {"label": {"returns": "String", "body": "title + \"!\""}}}, "#,
      #""Row": "struct Row: Identifiable { var id: Int; var title = \"r\"; func label() -> String { title + \"!\" } }", "#,
    ],
    "type Mode": [#""Mode": {"cases": ["plain", "wide(Int)", "named(name: String)"]}, "#],
    "var mode": [
      #""mode": {"type": "Mode", "value": "«.plain|.wide(3)|.named(name: \"m\")»"}, "#
    ],
    "var rows": [
      #""rows": {"type": "[Row]", "value": "[Row(id: 1), Row(id: 2, title: \"z\")]"}, "#
    ],
    "functions": [
      "",
      #""functions": {"twice": {"parameters": {"_ a": "Int"}, "returns": "Int", "body": "a * 2"}}, "#,
      #""values": {"half": "n / 2"}, "#,
    ],
    "key Names": [
      #""Names": {"type": "[String]", "defaultValue": "[]", "reduce": "append"}, "#,
      #""Names": {"defaultValue": [], "reduce": "value += nextValue()"}, "#,
    ],
    "key Frames": [
      #""Frames": {"type": "[Anchor<CGRect>]", "defaultValue": "[]", "reduce": "append"}, "#
    ],
    "key Card1": [#""Card1": {"defaultValue": 0, "reduce": "max"}, "#],
    "key GapKey": [#""GapKey": {"type": "CGFloat", "defaultValue": 0, "reduce": "max"}, "#],
    "layout Flow": [
      #""Flow": {"parameters": {"gap": {"type": "CGFloat", "defaultValue": 2}}, "sizeThatFits": "let s = subviews.map { $0.sizeThatFits(.unspecified) }\nreturn CGSize(width: s.reduce(0) { $0 + $1.width + gap }, height: s.map(\\.height).max() ?? 0)", "placeSubviews": "var x = bounds.minX\nfor s in subviews { s.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)\nx += s.sizeThatFits(.unspecified).width + gap }"}, "#
    ],
    "component Card": [
      #""Card": {"parameters": {"title": {"type": "String"}}, "body": {"view": "Text", "text": "\\(title)"}}, "#,
      #""Card": {"parameters": {"title": {"type": "String", "defaultValue": "d"}, "count": {"type": "Int", "defaultValue": 1}}, "state": {"taps": 0}, "body": {"view": "VStack", "children": [{"view": "Text", "text": "\\(title) \\(count + taps)"}, «still»]}}, "#,
      #""Card": {"parameters": {"title": {"type": "String"}}, "body": [{"if": "title == \"a\"", "then": [«still»], "else": {"if": "title == \"b\"", "then": [«still»], "else": {"if": "n == 1", "then": [«still»], "else": [«still»]}}}]}, "#,
    ],
    "component Panel": [
      #""Panel": {"parameters": {"content": {"type": "View"}}, "body": {"view": "VStack", "children": [{"slot": "content"}, «still»]}}, "#
    ],
    "modifier total": [
      #""total": {"parameters": {"width": {"type": "CGFloat", "defaultValue": 3}}, "body": {"slot": "content", "modifiers": [{"padding": "width"}]}}, "#
    ],
    "modifier gapKey": [
      #""gapKey": {"body": {"slot": "content", "modifiers": [{"padding": 2}, {"opacity": 0.5}]}}, "#
    ],
    "modifier card": [
      #""card": {"state": {"taps": 0}, "body": {"view": "VStack", "children": [{"slot": "content"}, "Divider"]}}, "#
    ],
    "modifier leaf": [
      #""leaf": {"body": {"slot": "content", "modifiers": [{"frame": {"width": 30}}]}}, "#
    ],
    "styles": [
      #""styles": {"Press": {"protocol": "ButtonStyle", "body": {"slot": "configuration.label", "modifiers": [{"padding": 3}, {"opacity": "configuration.isPressed ? 0.5 : 1"}]}}}, "#
    ],
  ]

  private static let views: [String: [String]] = [
    "leafView": [
      #"{"view": "Color"«mods»}"#, #"{"view": "Text", "text": "«word»"«mods»}"#,
      #"{"view": "Text", "text": "\\(n) \\(t)"«mods»}"#, #"{"view": "Circle"}"#, #""Divider""#,
    ],
    // In Swift, a component that assigns to the document's state takes a binding and observes it,
    // which makes another document.
    "still": [
      #"{"view": "Color", "modifiers": [{"frame": {"height": «length»}}, {"preference": {"key": "Total", "value": «"int»}}]}"#,
      #"{"view": "Text", "text": "«word»"}"#, #"{"view": "Text", "text": "\\(n) \\(t)"}"#,
      #"{"view": "Circle", "modifiers": ["plain", {"preference": {"key": "Names", "value": "[t]"}}]}"#,
    ],
    "view": [
      "«leafView»", "«leafView»",
      #"{"view": "«VStack|HStack|ZStack|Group|ScrollView|List|Form»", "children": [«items»]«mods»}"#,
      #"{"view": "VStack", "spacing": «#9», "alignment": "«leading|trailing|center»", "children": [«items»]«mods»}"#,
      #"{"view": "HStack", "children": [«items»]«mods»}"#,
      #"{"view": "GeometryReader", "as": "g", "content": {"view": "Text", "text": "\\(Int(g.size.width))"«mods»}}"#,
      #"{"view": "Card", "title": "«a|b|\\(t)»"«mods»}"#,
      #"{"view": "Panel", "content": [«items»]}"#, #"{"view": "Leaf"«mods»}"#,
      #"{"view": "Flow", "children": [«items»]}"#,
      #"{"view": "Flow", "gap": «#9», "children": [«items»]}"#,
      #"{"view": "Pile", "children": [«items»]«mods»}"#,
      #"{"view": "Button", "title": "b", "action": «"change»«pressed»}"#,
      #"{"view": "Toggle", "title": "t", "isOn": "$b"}"#,
      #"{"view": "Grid", "children": [{"view": "GridRow", "children": [«items»]}, {"view": "GridRow", "children": [«items»]}]}"#,
      #"{"view": "ViewThatFits", "children": [«items»]}"#,
    ],
    "pressed": ["", #", "modifiers": [{"buttonStyle": "Press"}]"#],
    "word": ["a", "word word word", "äé 日本", "**bold** a", "/* no comment */", #"\"q\" \\\\"#],
    "items": [
      "«view»", "«view», «view»", "«view», «item», «view»", "«item»", "«item», «leafView»",
      #"{"let": {"z": "n &+ 1"}}, {"view": "Text", "text": "\\(z)"}, «item»"#,
    ],
    "item": [
      "«chain»", "«chain»",
      #"{"forEach": "0..<«#4»", "as": "i", "content": [{"view": "Text", "text": "\\(i)"«mods»}]}"#,
      #"{"forEach": "l", "as": "i", "id": "\\.self", "content": [«chain»]}"#,
      #"{"forEach": "rows", "as": "r", "content": [{"view": "Text", "text": "\\(r.label())"}]}"#,
      #"{"if let": {"v": "o"}, "then": [{"view": "Text", "text": "\\(v)"}], "else": [«chain»]}"#,
      #"{"switch": "mode", "cases": {".plain": «view», ".wide(let w)": {"view": "Text", "text": "\\(w)"}, "default": [«chain»]}}"#,
      #"{"switch": "n", "cases": {"0": «leafView», "1...2": «leafView», "default": «leafView»}}"#,
    ],
    "chain": [
      #"{"if": «"bool», "then": [«view»], «else»}"#,
      #"{"if": «"bool», "then": [«leafView»], "else": {"if": «"bool», "then": [«leafView»], «else»}}"#,
      #"{"if": «"bool», "then": [«view»]}"#,
    ],
    "else": [
      #""else": [«leafView»]"#,
      #""else": {"if": «"bool», "then": [«leafView»], «else»}"#,
      #""else": {"if": «"bool», "then": [«view»]}"#,
      #""else": {"if let": {"v": "o"}, "then": [{"view": "Text", "text": "\\(v)"}], «else»}"#,
      #""else": [{"if": «"bool», "then": [«view»]}, «leafView»]"#,
    ],
  ]

  private static let modifiers: [String: [String]] = [
    "mods": [
      "", "", #", "modifiers": [«mod»]"#, #", "modifiers": [«mod», «mod»]"#,
      #", "id": "«a|b-c|*/»", "modifiers": [«mod», «mod», «mod»]"#,
    ],
    "mod": [
      #"{"padding": «length»}"#, #"{"frame": {"width": «length»}}"#, #"{"opacity": 0.5}"#,
      #"{"frame": {"maxWidth": "infinity", "maxHeight": «length», "alignment": "leading"}}"#,
      #"{"preference": {"key": "Total", "value": «"int»}}"#,
      #"{"preference": {"key": "Names", "value": "[t]"}}"#,
      #"{"preference": {"key": "GapKey", "value": 4.5}}"#,
      #"{"preference": {"key": "Card1", "value": 3}}"#,
      #"{"anchorPreference": {"key": "Frames", "value": ".bounds", "transform": "[$0]"}}"#,
      #"{"transformPreference": {"key": "Total", "transform": "$0 += n"}}"#,
      #"{"onPreferenceChange": {"key": "Total", "perform": "s = value"}}"#,
      #"{"onPreferenceChange": {"key": "Names", "perform": "s = value.count"}}"#,
      #"{"onAppear": «"change»}"#, #"{"onTapGesture": «"change»}"#,
      #"{"onChange": {"of": "n", "perform": «"change»}}"#,
      #"{"overlayPreferenceValue": {"key": "Total", "as": "v", "content": {"view": "Text", "text": "\\(v)"}}}"#,
      #"{"overlay": «leafView»}"#, #"{"background": {"view": "Color"}}"#,
      #"{"offset": {"x": «length», "y": 0}}"#, #""fixedSize""#, #"{"layoutPriority": 1}"#,
      #"{"environment": {"keyPath": "gap", "value": 7}}"#,
      #"{"layoutValue": {"key": "Weight", "value": 2}}"#, #""plain""#, #"{"total": {"width": 4}}"#,
      #""gapKey""#, #""card""#, #""leaf""#, #"{"font": "title"}"#, #"{"lineLimit": 1}"#,
      #"{"zIndex": 1}"#, #"{"foregroundStyle": "red"}"#,
    ],
    "length": ["1", "0", "12.5", #""x""#, #""CGFloat(n)""#, #""x + 2""#],
  ]

  private static let scripts: [String: [String]] = [
    "int": ["1", "n", "n + 1", "s", "l.count", "n * s", "(n, s).0", "l.map { $0 + 1 }.count"],
    "bool": [
      "b", "n > «#4»", "s == 2", "t == \"a\"", "l.contains(n)", "l.contains { $0 == n }", "!b",
      "n > 0 && b", "n < 9 || t.isEmpty",
    ],
    "change": [
      "n = «int»", "s += 1", "t = \"b\"", "b.toggle()", "l.append(n)", "o = n", "o = nil", "x *= 2",
      "if b { n = 3 } else if n > 2 { n = 1 } else { s = 0 }", "n = 2 // note",
      "/* first */ n = «int»",
    ],
  ]
}
