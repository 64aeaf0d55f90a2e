import ViewTreeInspector
import ViewTreeLayout
import ViewTreeReport

/// The screen as the user sees it.
enum ScreenScene {
  /// The margin around the window of a device with its frame, and around a view without a window.
  private static let margin = 24.0

  /// The picture of a screen.
  static func scene(of subject: PictureSubject, _ options: PictureOptions) -> Scene {
    let plan = LayoutPlan(subject, options)
    let look = ScreenLook(plan)
    var scene = Scene(title: title(plan, subject), summary: "")
    scene.isScreen = true
    let isWhole = options.view == nil && plan.inspection.window.proposal == nil
    let chrome = isWhole && options.frame != .none ? ScreenChrome(plan, look) : nil
    if options.frame == .device { chrome?.addBody(to: &scene) }
    let radius = options.frame == .device ? chrome?.cornerRadius ?? 0 : 0
    let area = isWhole ? plan.window : plan.canvas
    scene.add(
      .beginGroup(Figure.Group(clip: .rectangle(area, radius: radius), isOnWindow: true)), .content)
    scene.add(.rectangle(area), .content, fill: .color(look.colors.background))
    ContentPainter.add(plan, look, to: &scene)
    if options.marksProblems {
      let problems = Linter.problems(in: subject.inspection, subject.explainer)
      ProblemMarks.add(problems, plan, in: area, to: &scene)
    }
    chrome?.addSystem(to: &scene, hasIsland: options.frame == .device)
    scene.add(.endGroup, .content)
    scene.bounds = options.frame == .device && chrome != nil ? area.grown(by: margin) : area
    scene.summary = summary(plan, look, scene.omissions)
    return scene
  }

  private static func title(_ plan: LayoutPlan, _ subject: PictureSubject) -> String {
    let name = plan.options.fileName(of: plan.inspection)
    return subject.stepWords.map { "\(name), \($0)" } ?? name
  }

  private static func summary(
    _ plan: LayoutPlan, _ look: ScreenLook, _ omissions: [SceneOmission]
  ) -> String {
    let size = "\(NumberText.exact(plan.window.width)) by \(NumberText.exact(plan.window.height))"
    let colors = look.colors.isDark ? "dark" : "light"
    return (["The screen in \(colors) colors, \(size) points."] + omissions.map(\.sentence))
      .joined(separator: " ")
  }
}
