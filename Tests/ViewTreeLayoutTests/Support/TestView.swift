import ViewTreeLayout

/// A view described by how it adds itself to a tree: a tiny notation for tests.
struct TestView {
  var add: (TestLayout, NodeID?) -> Void

  init<A: LayoutAlgorithm>(_ algorithm: A, _ children: [TestView] = []) {
    add = { layout, parent in
      let node = layout.tree.add(algorithm, to: parent)
      for child in children { child.add(layout, node) }
    }
  }

  init(add: @escaping (TestLayout, NodeID?) -> Void) { self.add = add }

  /// Wraps the view in a modifier.
  func modified<A: LayoutAlgorithm>(_ algorithm: A) -> TestView { TestView(algorithm, [self]) }
}

// MARK: - Views

/// Color: fills its proposal.
var color: TestView { TestView(FillLeaf()) }

/// A rigid leaf.
func rigid(_ width: Double, _ height: Double) -> TestView {
  TestView(FixedSizeLeaf(Size(width: width, height: height)))
}

/// A Color in a fixed frame.
func box(_ width: Double?, _ height: Double?) -> TestView { color.frame(width, height) }

func spacer(_ minLength: Double? = nil) -> TestView { TestView(SpacerLayout(minLength: minLength)) }

func divider(_ thickness: Double? = nil) -> TestView {
  TestView(DividerLayout(thickness: thickness))
}

func hstack(
  _ spacing: Double? = nil, _ alignment: VerticalAlignment = .center, _ children: [TestView]
) -> TestView {
  TestView(StackLayout.horizontal(alignment: alignment, spacing: spacing), children)
}

func vstack(
  _ spacing: Double? = nil, _ alignment: HorizontalAlignment = .center, _ children: [TestView]
) -> TestView {
  TestView(StackLayout.vertical(alignment: alignment, spacing: spacing), children)
}

func zstack(_ alignment: Alignment = .center, _ children: [TestView]) -> TestView {
  TestView(ZStackLayout(alignment: alignment), children)
}

// MARK: - Modifiers

extension TestView {
  /// Gives the view's node a name that frames are asked for by.
  func named(_ name: String) -> TestView {
    TestView { layout, parent in
      layout.names[name] = NodeID(rawValue: UInt32(layout.tree.count))
      add(layout, parent)
    }
  }

  func frame(_ width: Double?, _ height: Double?, _ alignment: Alignment = .center) -> TestView {
    modified(FixedFrameLayout(width: width, height: height, alignment: alignment))
  }

  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> TestView {
    modified(
      FlexibleFrameLayout(
        width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }

  func padding(_ length: Double = PaddingLayout.defaultLength, _ edges: EdgeSet = .all) -> TestView
  {
    modified(PaddingLayout(EdgeInsets(length, on: edges)))
  }

  func fixedSize(_ axes: AxisSet = .both) -> TestView { modified(FixedSizeLayout(axes: axes)) }
  func priority(_ value: Double) -> TestView { modified(LayoutPriorityLayout(value)) }
  func position(_ x: Double, _ y: Double) -> TestView { modified(PositionLayout(x: x, y: y)) }
  func offset(_ x: Double, _ y: Double) -> TestView { modified(OffsetLayout(x: x, y: y)) }

  func aspectRatio(_ ratio: Double?, _ mode: AspectRatioLayout.ContentMode) -> TestView {
    modified(AspectRatioLayout(ratio: ratio, contentMode: mode))
  }

  func overlay(_ alignment: Alignment = .center, _ secondary: TestView) -> TestView {
    TestView(SecondaryLayout(alignment: alignment, isBackground: false), [self, secondary])
  }

  func background(_ alignment: Alignment = .center, _ secondary: TestView) -> TestView {
    TestView(SecondaryLayout(alignment: alignment, isBackground: true), [self, secondary])
  }

  func guide(
    _ guide: HorizontalAlignment, _ compute: @escaping (ViewDimensions) -> Double
  ) -> TestView {
    TestView { layout, parent in
      let token = layout.addClosure(compute)
      let node = layout.tree.add(AlignmentGuideLayout(guide, token: token), to: parent)
      add(layout, node)
    }
  }

  func guide(
    _ guide: VerticalAlignment, _ compute: @escaping (ViewDimensions) -> Double
  ) -> TestView {
    TestView { layout, parent in
      let token = layout.addClosure(compute)
      let node = layout.tree.add(AlignmentGuideLayout(guide, token: token), to: parent)
      add(layout, node)
    }
  }
}
