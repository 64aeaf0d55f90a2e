import ViewTreeReport
import ViewTreeSyntax

/// The resources of the documents that a request read, by the names of their sources.
final class FoundFiles {
  private var resources: [String: TargetResources] = [:]

  subscript(source: SourceFile) -> TargetResources? {
    get { resources[source.name] }
    set { resources[source.name] = newValue }
  }
}
