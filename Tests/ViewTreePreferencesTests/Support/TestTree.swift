/// A view tree of nothing but preferences, to be written in one line.
///
/// The names of keys are their letters; `TestRule` says what their `reduce` does.
indirect enum TestTree: Sendable {
  /// A view without preferences.
  case leaf
  /// A container of static children, or a group.
  case stack([TestTree])
  /// A container with conditions or loops: each item is a run of static children.
  case dynamic([[TestTree]])
  /// A child of a dynamic container with `zIndex`.
  case raised(Double, TestTree)
  /// `anchorPreference`: writes its name.
  case write(String, Character, TestTree)
  /// `preference`: writes its name without a closure.
  case plain(String, Character, TestTree)
  /// `transformPreference`: appends its name.
  case transform(String, Character, TestTree)
  /// `onPreferenceChange`.
  case watch(String, Character, TestTree)
  case overlay(TestTree, TestTree)
  case background(TestTree, TestTree)
  /// `overlayPreferenceValue` or `backgroundPreferenceValue`.
  case reader(TestReader, TestTree, TestTree)
  /// A `GeometryReader`: its content is built during placement.
  case geometry(TestTree)
}

/// A reader that builds content.
struct TestReader: Sendable {
  let name: String
  let key: Character
  var isBackground = false
  /// The overload with `alignment`.
  var merges = true
}

// MARK: - Short forms

func V(_ children: TestTree...) -> TestTree { .stack(children) }
func dynamic(_ items: [TestTree]...) -> TestTree { .dynamic(items) }
func w(_ name: String, _ key: Character = "L", _ content: TestTree = .leaf) -> TestTree {
  .write(name, key, content)
}
func T(_ content: TestTree, _ name: String, _ key: Character = "L") -> TestTree {
  .transform(name, key, content)
}
func on(_ content: TestTree, _ key: Character = "L", _ name: String = "on") -> TestTree {
  .watch(name, key, content)
}
func O(_ primary: TestTree, _ secondary: TestTree) -> TestTree { .overlay(primary, secondary) }
func B(_ primary: TestTree, _ secondary: TestTree) -> TestTree { .background(primary, secondary) }
func reader(
  _ primary: TestTree, _ secondary: TestTree = .leaf, key: Character = "L", name: String = "reader",
  isBackground: Bool = false, merges: Bool = true
) -> TestTree {
  .reader(
    TestReader(name: name, key: key, isBackground: isBackground, merges: merges), primary, secondary
  )
}
