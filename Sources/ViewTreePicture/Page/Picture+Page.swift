import ViewTreeInspector

extension Picture {
  /// A page for a browser with pictures of a document's start and of each step, or of two
  /// documents.
  ///
  /// - Parameters:
  ///   - moments: The states to show, at least one.
  ///   - options: The options of the pictures. Their kind is the picture that is shown first.
  ///   - screens: The screens on other devices and at other widths.
  ///   - opens: The index of the moment that is shown first, unless the page compares two documents.
  ///   - comparison: Whether the moments are two documents, the old one and the new one.
  package static func page(
    of moments: [PageMoment], _ options: PictureOptions, comparison: Bool = false,
    screens: PageScreens = PageScreens(), opens: Int = 0
  ) -> [UInt8] {
    PageWriter.page(of: moments, options, compares: comparison, screens, opens: opens)
  }
}
