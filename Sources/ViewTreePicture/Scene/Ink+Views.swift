/// What views are, by what they are called: each kind has its ink.
extension Ink {
  private static let views: [String: Ink] = {
    let names: [Ink: [String]] = [
      .container: [
        "Form", "Grid", "GridRow", "Group", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid",
        "LazyVStack", "List", "NavigationStack", "NavigationView", "ScrollView", "Section",
        "VStack", "ViewThatFits", "ZStack",
      ],
      .leaf: ["Image", "Label", "Text"],
      .control: [
        "Button", "DatePicker", "Link", "Menu", "NavigationLink", "Picker", "ProgressView",
        "SecureField", "Slider", "Stepper", "TextEditor", "TextField", "Toggle",
      ],
      .shape: [
        "AngularGradient", "Box", "Canvas", "Capsule", "Circle", "Color",
        "ContainerRelativeShape", "Divider", "Ellipse", "EllipticalGradient", "LinearGradient",
        "Path", "RadialGradient", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle",
      ],
      .reader: ["GeometryReader"],
    ]
    var inks: [String: Ink] = [:]
    for (ink, names) in names {
      for name in names { inks[name] = ink }
    }
    return inks
  }()

  /// The ink of a view with a name.
  static func view(named name: String) -> Ink { views[name] ?? .other }
}
