/// Makes pictures of an evaluation.
package enum Picture {
  /// The picture that options request, before it's written.
  package static func scene(of subject: PictureSubject, _ options: PictureOptions) -> Scene {
    switch options.kind {
    case .layout: LayoutScene.scene(of: subject, options)
    case .order: OrderScene.scene(of: subject, options)
    case .keys: KeyScene.scene(of: subject, options)
    case .screen: ScreenScene.scene(of: subject, options)
    }
  }

  /// The picture as a standalone SVG file.
  package static func svg(of subject: PictureSubject, _ options: PictureOptions) -> [UInt8] {
    svg(scene(of: subject, options), of: subject, options)
  }

  /// A picture of a scene, as SVG, with its text record.
  package static func svg(
    _ scene: Scene, of subject: PictureSubject, _ options: PictureOptions
  ) -> [UInt8] {
    SVGWriter.document(scene, SceneRecord(of: subject, options), theme: options.theme)
  }

  /// The frames of a report as a standalone SVG file.
  package static func svg(of layout: RecordedLayout) -> [UInt8] {
    let options = PictureOptions()
    return SVGWriter.document(RecordedScene.frames(of: layout, options), theme: options.theme)
  }

  /// The layout as a character picture. For the order of closures and for keys, there are reports
  /// instead.
  package static func text(of subject: PictureSubject, _ options: PictureOptions) -> [UInt8] {
    BoxWriter.picture(of: subject, options)
  }
}
