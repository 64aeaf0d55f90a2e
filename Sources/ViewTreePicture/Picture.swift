/// Makes pictures of an evaluation.
package enum Picture {
  /// The picture that options ask for, before it is written.
  package static func scene(of subject: PictureSubject, _ options: PictureOptions) -> Scene {
    switch options.kind {
    case .layout: LayoutScene.scene(of: subject, options)
    case .order: OrderScene.scene(of: subject, options)
    case .keys: KeyScene.scene(of: subject, options)
    }
  }

  /// The picture as SVG: a file of its own.
  package static func svg(of subject: PictureSubject, _ options: PictureOptions) -> [UInt8] {
    svg(scene(of: subject, options), of: subject, options)
  }

  /// A picture that was made before, as SVG, with what it says in words.
  package static func svg(
    _ scene: Scene, of subject: PictureSubject, _ options: PictureOptions
  ) -> [UInt8] {
    SVGWriter.document(scene, SceneRecord(of: subject, options), theme: options.theme)
  }

  /// The layout in characters; of the order of closures and of keys there are reports.
  package static func text(of subject: PictureSubject, _ options: PictureOptions) -> [UInt8] {
    BoxWriter.picture(of: subject, options)
  }
}
