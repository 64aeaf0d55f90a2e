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
    SVGWriter.document(scene(of: subject, options), theme: options.theme)
  }
}
