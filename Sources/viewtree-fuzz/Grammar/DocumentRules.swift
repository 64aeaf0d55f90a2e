/// Documents with such scripts: state that changes, preferences, layouts, components, loops, and
/// steps.
enum DocumentRules {
  static let all: [String: [String]] = {
    var rules = ScriptRules.all
    for more in [documents, views, modifiers] { rules.merge(more) { first, _ in first } }
    return rules
  }()

  private static let documents: [String: [String]] = [
    "document": [
      """
      {"viewtree": 1, "state": {"n": 1, "t": "a", "l": {"type": "[Int]", "value": [1, 2]}, "x": {"type": "CGFloat", "value": 4}},
       "preferenceKeys": {"K": {"type": "[Int]", "defaultValue": "[]", "reduce": «reduce»}, "N": {"defaultValue": "0", "reduce": "value = max(value, nextValue())"}},
       «sections»"root": «view»«steps»}
      """
    ],
    "reduce": [
      "\"value += nextValue()\"", "\"value = nextValue() + value\"", "\"\"",
      "\"let v = nextValue(); value = v + v\"",
      "\"for _ in 0..<«#60» { value += nextValue() }\"",
    ],
    "sections": [
      "", "",
      "\"components\": {\"R\": {\"parameters\": {\"n\": {\"type\": \"Int\"}}, \"body\": [{\"if\": \"n > 0\", \"then\": [«view», {\"view\": \"R\", \"n\": \"n - 1\"}]}]}}, ",
      "\"layouts\": {\"L\": {\"sizeThatFits\": «\"sizes», \"placeSubviews\": \"for s in subviews { s.place(at: bounds.origin, proposal: proposal) }\"}}, ",
      "\"window\": {\"width\": «0|1|300|1000000», \"height\": «0|50|1000000»}, ",
      "\"layoutDirection\": \"rightToLeft\", ",
      "\"lazy\": \"visible\", ",
    ],
    "sizes": [
      "return CGSize(width: 10, height: 10)",
      "let s = subviews.map { $0.sizeThatFits(.unspecified) }\nreturn s.first ?? .zero",
      "for i in 0..<«#60» { for s in subviews { _ = s.sizeThatFits(ProposedViewSize(width: Double(i), height: proposal.height)) } }\nreturn .zero",
    ],
    "steps": [
      "", "", ", \"steps\": [«step»]", ", \"steps\": [«step», «step», «step»]",
    ],
    "step": [
      "{\"set\": {\"n\": «#99»}}", "{\"perform\": «\"change»}", "{\"wait\": «0|1|5»}",
      "{\"tap\": \"a\"}",
    ],
    "change": [
      "n += 1", "n = «#9»", "l.append(n)", "l += l", "x *= 2", "t += t",
      "for i in 0..<«count» { n = i }", "n = n == 1 ? 2 : 1",
      "DispatchQueue.main.async { n += 1 }", "Task { n += 1 }", "n &+= l.reduce(0, &+)",
      "«scripted»", "print(l)",
    ],
    "scripted": ["n += 1", "let f = {\n«program»\n}\nprint(f())"],
  ]

  private static let views: [String: [String]] = [
    "view": [
      "\"Color\"", "{\"view\": \"Text\", \"text\": \"\\\\(n) «word»\"«mods»}",
      "{\"view\": \"Color\", \"id\": \"a\"«mods»}",
      "{\"view\": \"«VStack|HStack|ZStack|Group|ScrollView|List|Form|LazyVStack»\", \"children\": [«items»]«mods»}",
      "{\"view\": \"VStack\", \"children\": [«items»]«mods»}",
      "{\"view\": \"HStack\", \"children\": [«items»]«mods»}",
      "{\"view\": \"GeometryReader\", \"as\": \"g\", \"content\": «view»«mods»}",
      "{\"view\": \"R\", \"n\": \"«#20»\"}",
      "{\"view\": \"L\", \"children\": [«items»]}",
      "{\"view\": \"ViewThatFits\", \"children\": [«items»]}",
      "{\"view\": \"Grid\", \"children\": [{\"view\": \"GridRow\", \"children\": [«items»]}]}",
      "\"Spacer\"", "\"Divider\"",
      "{\"view\": \"Button\", \"title\": \"b\", \"id\": \"a\", \"action\": «\"change»}",
    ],
    "word": ["a", "word word word", "äé", "日本語"],
    "items": [
      "«view»", "«view», «view»",
      "{\"forEach\": \"0..<«#9»\", \"as\": \"i\", \"content\": [«view»]}",
      "{\"forEach\": \"l\", \"as\": \"i\", \"content\": [«view»]}, «view»",
      "{\"if\": \"n > «#3»\", \"then\": [«view»], \"else\": [«view»]}",
      "{\"let\": {\"z\": \"n &+ 1\"}}, «view»",
      "{\"forEach\": \"0..<«count»\", \"content\": []}",
    ],
  ]

  private static let modifiers: [String: [String]] = [
    "mods": ["", ", \"modifiers\": [«mod»]", ", \"modifiers\": [«mod», «mod»]"],
    "mod": [
      "{\"padding\": «length»}", "{\"frame\": {\"width\": «length»}}",
      "{\"frame\": {\"maxWidth\": \"infinity\", \"height\": «length»}}",
      "{\"preference\": {\"key\": \"K\", \"value\": \"[n]\"}}",
      "{\"preference\": {\"key\": \"K\", \"value\": \"l\"}}",
      "{\"preference\": {\"key\": \"N\", \"value\": «number»}}",
      "{\"transformPreference\": {\"key\": \"K\", \"transform\": \"$0.append(n)\"}}",
      "{\"onPreferenceChange\": {\"key\": \"«K|N»\", \"perform\": «\"change»}}",
      "{\"onAppear\": «\"change»}",
      "{\"onChange\": {\"of\": \"n\", \"perform\": «\"change»}}",
      "{\"task\": {\"perform\": «\"change»}}",
      "{\"overlayPreferenceValue\": {\"key\": \"K\", \"as\": \"v\", \"content\": «view»}}",
      "{\"overlay\": «view»}",
      "{\"background\": «view»}", "{\"offset\": {\"x\": «length», \"y\": 0}}", "\"fixedSize\"",
      "{\"layoutPriority\": «number»}",
      "{\"id\": {\"$\": \"n\"}}", "{\"rotationEffect\": {\"angle\": \".degrees(«#360»)\"}}",
      "{\"scaleEffect\": «length»}",
      "{\"alignmentGuide\": {\"alignment\": \"leading\", \"computeValue\": \"$0.width\"}}",
    ],
    "length": [
      "1", "0", "-5", "1e308", "\"x\"", "\"CGFloat(n)\"", "\"infinity\"", "\"x / 0\"", "1000000",
    ],
    "number": ["1", "\"n\"", "\"n + 1\"", "-1", "\"l.count\""],
  ]
}
