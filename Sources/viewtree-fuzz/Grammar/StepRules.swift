/// Views that read state in many ways, for documents whose steps are compared with a new
/// evaluation.
///
/// The rules avoid everything that outlives a step in SwiftUI, such as state of components that
/// changes or lists of events, except values that `ViewThatFits` keeps. All its candidates write
/// anchors, because a kept anchor would also keep views. Readers assign the maximum value,
/// because a step runs only readers of changed values, and the first frame runs all.
enum StepRules {
  static let all: [String: [String]] = {
    var rules = views
    for more in [modifiers, values] { rules.merge(more) { first, _ in first } }
    return rules
  }()

  private static let views: [String: [String]] = [
    "root": [
      "{\"view\": \"VStack\", \"children\": [«items», «items»«fits»], \"modifiers\": [«reader», «reader»]}"
    ],
    "view": [
      "{\"view\": \"Color\"«mods»}",
      "{\"view\": \"Text\", \"text\": \"\\\\(«number») «a|a few words|\\\\(name)»\"«mods»}",
      "{\"view\": \"«VStack|HStack|ZStack|Group|List|LazyVStack|ScrollView»\", \"children\": [«items»]«mods»}",
      "{\"view\": \"«VStack|HStack|ZStack|Group|NavigationStack»\", \"children\": [«items», «items»]«mods»}",
      "{\"view\": \"Row\", \"count\": {\"$\": \"«number»\"}«mods»}",
      "{\"view\": \"Badge\", \"count\": {\"$\": \"«number»\"}}",
      "{\"view\": \"TabView\", \"selection\": \"$tab\", \"children\": [«tab», «tab», «view»]«mods»}",
      "{\"view\": \"ViewThatFits\", \"children\": [«fitting», «fitting»]«mods»}",
      "{\"view\": \"GeometryReader\", \"as\": \"g\", \"content\": {\"view\": \"Color\", \"modifiers\": [{\"frame\": {\"width\": \"g.size.width / 2\", \"height\": \"Double(«number»)\"}}, «writer»]}«mods»}",
      "{\"view\": \"Toggle\", \"isOn\": \"$on\", \"title\": \"\\\\(«number»)\"«mods»}",
      "{\"view\": \"Spacer\"}",
    ],
    "tab": [
      "{\"view\": \"«VStack|HStack»\", \"children\": [«items»], \"modifiers\": [{\"tag\": «0|1|2»}]}",
      "{\"view\": \"«VStack|HStack»\", \"children\": [«items»], \"modifiers\": [{\"tag\": «0|1|2»}, «writer»]}",
    ],
    "fits": [
      "",
      ", {\"view\": \"ViewThatFits\", \"in\": \"horizontal\", \"children\": [«switching», «fitting»]}",
    ],
    "switching": [
      "{\"view\": \"Color\", \"modifiers\": [{\"frame\": {\"width\": \"«condition» ? 400.0 : 9.0\", \"height\": 9}}, {\"anchorPreference\": {\"key\": \"A\", \"value\": \".bounds\", \"transform\": \"[$0]\"}}«kept»]}"
    ],
    "fitting": [
      "{\"view\": \"Color\", \"modifiers\": [{\"frame\": {\"width\": \"Double(«number») * «1|9|40»\", \"height\": 9}}, {\"anchorPreference\": {\"key\": \"A\", \"value\": \".bounds\", \"transform\": \"[$0]\"}}«kept»]}",
      "{\"view\": \"Color\", \"modifiers\": [{\"frame\": {\"width\": \"Double(«number») * «1|9|40»\", \"height\": 9}}, {\"preference\": {\"key\": \"L\", \"value\": {\"$\": \"[«number»]\"}}}, {\"preference\": {\"key\": \"S\", \"value\": {\"$\": \"x\"}}}, {\"anchorPreference\": {\"key\": \"A\", \"value\": \".bounds\", \"transform\": \"[$0]\"}}, {\"preference\": {\"key\": \"F\", \"value\": {\"$\": \"[y]\"}}}]}",
    ],
    "kept": [
      "", ", {\"preference\": {\"key\": \"L\", \"value\": {\"$\": \"[«number», 7]\"}}}",
      ", {\"preference\": {\"key\": \"S\", \"value\": {\"$\": \"«number»\"}}}",
      ", {\"preference\": {\"key\": \"F\", \"value\": {\"$\": \"[«number»]\"}}}, {\"transformPreference\": {\"key\": \"L\", \"transform\": \"$0.append(«number»)\"}}",
    ],
    "items": [
      "«view»", "«view»", "«view», «view»",
      "{\"forEach\": \"items\", \"as\": \"item\", \"id\": \"\\\\.self\", \"content\": [«view»]}",
      "{\"forEach\": \"0..<tab + 1\", \"as\": \"place\", \"content\": [«view»]}",
      "{\"if\": \"«condition»\", \"then\": [«view»], \"else\": [«view»]}",
      "{\"if\": \"«condition»\", \"then\": [«view»]}",
      "{\"switch\": \"tab\", \"cases\": {\"0\": [«view»], \"default\": [«view»]}}",
    ],
  ]

  private static let modifiers: [String: [String]] = [
    "mods": ["", ", \"modifiers\": [«mod»]", ", \"modifiers\": [«mod», «mod»]"],
    "mod": [
      "{\"padding\": \"Double(y)\"}", "«writer»", "«writer»", "«writer»", "«reader»",
      "{\"frame\": {\"width\": \"Double(«number»)\", \"height\": 12}}",
      "{\"offset\": {\"x\": \"Double(«number»)\"}}", "{\"opacity\": \"on ? 1 : 0.5\"}",
      "{\"layoutPriority\": \"Double(«number»)\"}", "{\"zIndex\": \"Double(«number»)\"}",
      "{\"id\": \"«number»\"}", "{\"popover\": {\"isPresented\": \"on\", \"content\": «view»}}",
      "{\"background\": {\"content\": [«view»]}}", "{\"overlay\": {\"content\": [«view»]}}",
      "{\"alignmentGuide\": {\"guide\": \"leading\", \"computeValue\": \"$0.width / 2\"}}",
      "{\"rotationEffect\": \".degrees(Double(«number»))\"}",
    ],
    "writer": [
      "{\"preference\": {\"key\": \"L\", \"value\": {\"$\": \"[«number»]\"}}}",
      "{\"preference\": {\"key\": \"S\", \"value\": {\"$\": \"«number»\"}}}",
      "{\"anchorPreference\": {\"key\": \"A\", \"value\": \"«.bounds|.topLeading|.center»\", \"transform\": \"[$0]\"}}",
      "{\"anchorPreference\": {\"key\": \"F\", \"value\": \".bounds\", \"transform\": \"[«number»]\"}}",
      "{\"transformPreference\": {\"key\": \"L\", \"transform\": \"$0.append(«number»)\"}}",
      "{\"transformAnchorPreference\": {\"key\": \"A\", \"value\": \".bounds\", \"transform\": \"$0.append($1)\"}}",
    ],
    "reader": [
      "{\"onPreferenceChange\": {\"key\": \"«L|S|A|F»\", \"perform\": \"\"}}",
      "{\"onPreferenceChange\": {\"key\": \"S\", \"perform\": \"seen = max(seen, $0)\"}}",
      "{\"backgroundPreferenceValue\": {\"key\": \"«L|S|F»\", \"as\": \"v\", \"content\": {\"view\": \"Color\", \"modifiers\": [{\"preference\": {\"key\": \"L\", \"value\": {\"$\": \"[y]\"}}}]}}}",
      "{\"overlayPreferenceValue\": {\"key\": \"A\", \"as\": \"anchors\", \"content\": {\"view\": \"GeometryReader\", \"as\": \"proxy\", \"content\": {\"forEach\": \"anchors.enumerated().map { $0.offset }\", \"as\": \"place\", \"id\": \"\\\\.self\", \"content\": {\"view\": \"Color\", \"modifiers\": [{\"frame\": {\"width\": \"proxy[anchors[place]].width\", \"height\": 2}}]}}}}}",
    ],
  ]

  private static let values: [String: [String]] = [
    "number": ["x", "y", "x + y", "12", "on ? 12 : 30", "items.count", "twice", "tab"],
    "condition": ["on", "x > 10", "items.count > 1", "tab == 1"],
  ]
}
