import ViewTreeDocument
import ViewTreeLayout

extension InspectionOptions {
  /// A document with the user's changes of its window and its rules.
  func applied(to document: Document) -> Document {
    var document = document
    if let size = windowSize {
      document.window.width = size.width
      document.window.height = size.height
      document.window.proposal = nil
      document.window.system = nil
    }
    if let device = deviceWindow {
      let direction = document.window.layoutDirection
      document.window = device
      document.window.layoutDirection = direction
    }
    if isLandscape { document.window = document.window.inLandscape }
    if let proposal { document.window.proposal = proposal }
    applyLengths(to: &document.window)
    if let scale { document.window.scale = scale }
    if let layoutDirection { document.window.layoutDirection = layoutDirection }
    if let dynamicTypeSize { document.environment.dynamicTypeSize = dynamicTypeSize }
    if let system = platform ?? document.platformName ?? document.window.system {
      document.setSystem(system)
    }
    if let colorScheme { document.colorScheme = colorScheme }
    if let locale { document.locale = locale }
    if let compatibility { document.compatibility = compatibility }
    if let lazyRows { document.lazyRows = lazyRows }
    if let preferred = document.preferredColorScheme { document.colorScheme = preferred }
    return document
  }

  private func applyLengths(to window: inout WindowDescription) {
    if let proposal = window.proposal {
      window.proposal = ProposedSize(
        width: width ?? proposal.width, height: height ?? proposal.height)
    }
    window.width = width ?? window.width
    window.height = height ?? window.height
  }
}
