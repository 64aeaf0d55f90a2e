/// How SwiftUI's views and modifiers are called: what readers and writers of Swift know of overloads.
///
/// The first shape that takes all arguments of a call is meant. What has no line is called with its arguments in
/// the order of its definition.
package enum CallShapes {
  /// The shapes of a view; `nil` for one that nobody knows.
  package static func view(_ name: String) -> [CallShape]? {
    views[name].map { shapes(of: $0, viewLines) }
  }

  /// The shapes of a modifier; `nil` for one that nobody knows.
  package static func modifier(_ name: String) -> [CallShape]? {
    modifiers[name].map { shapes(of: $0, modifierLines) }
  }

  /// Whether a name is that of a view of SwiftUI.
  package static func isView(_ name: String) -> Bool { views[name] != nil }

  /// Whether a name is that of a modifier of SwiftUI.
  package static func isModifier(_ name: String) -> Bool { modifiers[name] != nil }

  private static let views = byName(ViewRegistry.standard.definitions)
  private static let modifiers = byName(ModifierRegistry.standard.definitions)

  private static func byName(_ definitions: [Definition]) -> [String: Definition] {
    Dictionary(definitions.map { ($0.name, $0) }) { first, _ in first }
  }

  private static func shapes(
    of definition: Definition, _ lines: [String: [String]]
  ) -> [CallShape] {
    lines[definition.name].map { $0.map { CallShape($0, of: definition) } }
      ?? [CallShape(of: definition)]
  }

  // MARK: - Tables

  private static let content = ["content: children"]
  private static let stack = ["alignment, spacing, content: children"]
  private static let lazyStack = ["alignment, spacing, pinnedViews, content: children"]

  private static let viewLines: [String: [String]] = [
    "AngularGradient": [
      "gradient, center, startAngle, endAngle", "colors, center, startAngle, endAngle",
      "gradient, center, angle: -", "colors, center, angle: -",
    ],
    "AnyView": ["_ children", "erasing: children"],
    "Button": [
      "_ title, role, action", "_ title, systemImage: !, role, action", "role, action, label",
    ],
    "Canvas": ["opaque: -, colorMode: -, rendersAsynchronously: -, renderer: -, symbols: -"],
    "Color": [
      "red, green, blue, opacity", "white, opacity", "_ -, red, green, blue, opacity",
      "_ -, white, opacity", "hue: -, saturation: -, brightness: -, opacity", "uiColor: -",
      "nsColor: -", "cgColor: -", "_ -, bundle: -",
    ],
    "DatePicker": [
      "_ title, selection, in: -, displayedComponents: !",
      "selection, in: -, displayedComponents: !, label",
    ],
    "Form": content,
    "GeometryReader": content,
    "Grid": ["alignment, horizontalSpacing, verticalSpacing, content: children"],
    "GridRow": ["alignment, content: children"],
    "Group": content,
    "HStack": stack,
    "Image": [
      "_ name, bundle: -", "systemName, variableValue: -", "decorative, bundle: -",
      "_ name, variableValue: -, bundle: -", "uiImage: !", "nsImage: !", "_ !, scale: -, label: -",
      "_ name, label: -",
    ],
    "Label": ["_ title, systemImage", "_ title, image: -", "title: content, icon: -"],
    "LazyHGrid": ["rows, alignment, spacing, pinnedViews, content: children"],
    "LazyHStack": lazyStack,
    "LazyVGrid": ["columns, alignment, spacing, pinnedViews, content: children"],
    "LazyVStack": lazyStack,
    "LinearGradient": [
      "gradient, startPoint, endPoint", "colors, startPoint, endPoint",
      "stops: -, startPoint, endPoint",
    ],
    "Link": ["_ title, destination", "destination, label"],
    "List": ["selection, content: children"],
    "Menu": [
      "_ title, content", "_ title, systemImage: !, content", "content, label",
      "content, label, primaryAction: -", "_ title, content, primaryAction: -",
    ],
    "NavigationLink": [
      "_ title, destination", "destination, label", "_ title, value: -", "value: -, label",
      "_ title, isActive: -, destination", "_ title, destination, isActive: -",
      "destination, isActive: -, label", "isActive: -, destination, label",
      "destination, tag: -, selection: -, label", "tag: -, selection: -, destination, label",
    ],
    "NavigationStack": ["path, root: children"],
    "NavigationView": content,
    "Path": ["_ -"],
    "Picker": [
      "_ title, selection, content", "selection, label: title, content",
      "selection, content, label: title",
    ],
    "ProgressView": [
      "_ title, value, total", "value, total, label, currentValueLabel: -", "label",
    ],
    "RadialGradient": [
      "gradient, center, startRadius, endRadius", "colors, center, startRadius, endRadius",
      "stops: -, center, startRadius, endRadius",
    ],
    "RoundedRectangle": ["cornerRadius, style", "cornerSize, style"],
    "ScrollView": ["_ axes, showsIndicators, content: children"],
    "Section": [
      "_ !, content: children", "content: children, header: !, footer: !",
      "header: !, footer: !, content: children", "isExpanded: -, content: children, header: !",
    ],
    "SecureField": ["_ title, text, prompt, onCommit: -"],
    "Slider": [
      "value, in, step, label: -, minimumValueLabel: -, maximumValueLabel: -, onEditingChanged: -",
      "value, in, step, onEditingChanged: -, minimumValueLabel: -, maximumValueLabel: -, label: -",
    ],
    "Stepper": [
      "_ title, value, in, step, onEditingChanged: -",
      "value, in, step, label, onEditingChanged: -",
      "_ title, onIncrement: -, onDecrement: -, onEditingChanged: -",
      "label, onIncrement: -, onDecrement: -, onEditingChanged: -",
    ],
    "Text": [
      "_ text", "verbatim: text", "_ text, tableName: -, bundle: -, comment: -",
      "_ text, format: !",
      "_ text, style: !",
    ],
    "TextEditor": ["text"],
    "TextField": [
      "_ title, text, prompt, axis: !",
      "_ title, text, onEditingChanged: -, onCommit: -", "text, prompt, axis: !, label: -",
    ],
    "Toggle": [
      "_ title, isOn", "isOn, label", "_ title, systemImage: !, isOn",
    ],
    "UnevenRoundedRectangle": [
      "topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius, style",
      "cornerRadii: -, style",
    ],
    "VStack": stack,
    "ViewThatFits": ["in, content: children"],
    "ZStack": ["alignment, content: children"],
  ]

  private static let background = [
    "_ content, alignment", "_ style, ignoresSafeAreaEdges", "_ style, in: -, fillStyle: -",
    "alignment, content",
  ]

  private static let modifierLines: [String: [String]] = [
    "alert": [
      "_ title, isPresented, actions", "_ title, isPresented, actions, message",
      "_ title, isPresented, presenting: -, actions, message", "isPresented, content: -",
    ],
    "alignmentGuide": ["_ guide, computeValue"],
    "anchorPreference": ["key, value, transform"],
    "aspectRatio": ["_ ratio, contentMode"],
    "background": background,
    "backgroundPreferenceValue": ["_ key, _ content", "_ key, alignment, _ content"],
    "clipShape": ["_ shape, style"],
    "contentShape": ["_ shape, eoFill", "_ -, _ shape, eoFill"],
    "coordinateSpace": ["name", "_ name"],
    "environment": ["_ keyPath, _ value"],
    "fill": ["_ content, style: -"],
    "foregroundStyle": ["_ style", "_ style, _ -", "_ style, _ -, _ -"],
    "fullScreenCover": ["isPresented, onDismiss, content"],
    "gesture": ["_ gesture, including: -"],
    "ignoresSafeArea": ["_ regions, edges"],
    "mask": ["_ content", "alignment, content"],
    "offset": ["x, y", "_ (x: width, y: height)"],
    "onAppear": ["perform"],
    "onChange": ["of, initial, _ perform", "of, perform"],
    "onDisappear": ["perform"],
    "onPreferenceChange": ["_ key, perform"],
    "onTapGesture": ["count, perform", "count, coordinateSpace: -, perform"],
    "overlay": background,
    "overlayPreferenceValue": ["_ key, _ content", "_ key, alignment, _ content"],
    "padding": [
      "_ edges, _ length", "_ (top: top, leading: leading, bottom: bottom, trailing: trailing)",
    ],
    "popover": ["isPresented, attachmentAnchor, arrowEdge, content"],
    "position": ["x, y", "_ (x: x, y: y)"],
    "preference": ["key, value"],
    "safeAreaInset": ["edge, alignment, spacing, content"],
    "scaleEffect": ["_ scale, anchor", "x, y, anchor", "_ (x: width, y: height), anchor"],
    "sheet": ["isPresented, onDismiss, content"],
    "stroke": [
      "_ content, lineWidth", "_ content, style: -", "lineWidth", "style: -",
      "_ content, lineWidth, antialiased: -",
    ],
    "strokeBorder": [
      "_ content, lineWidth, antialiased: -", "_ content, style: -, antialiased: -",
      "lineWidth, antialiased: -", "style: -, antialiased: -",
    ],
    "task": ["id, priority, _ action", "priority, _ action"],
    "toolbar": ["content"],
    "transformAnchorPreference": ["key, value, transform"],
    "transformEnvironment": ["_ keyPath, transform"],
    "transformPreference": ["_ key, _ transform"],
  ]
}
