import ViewTreeScript
import ViewTreeSyntax

/// The branches of a document that its evaluations took.
package final class BranchCoverage {
  /// A branch of a condition that an evaluation requested.
  package struct Branch: Hashable {
    /// Its location.
    package let range: SourceRange
    /// True for a list of views.
    package let isOfViews: Bool
    /// True if an evaluation took it.
    package let isTaken: Bool
  }

  /// The branches of scripts.
  package let scripts = BranchRecorder()
  /// The arguments with the taken views of each control form.
  private var views: [SyntaxNode.Index: Set<Int>] = [:]

  /// Creates an empty record.
  package init() {}

  /// Records that a control form gives the views of an argument.
  package func take(_ argument: Int, of template: ViewTemplate) {
    views[template.syntax, default: []].insert(argument)
  }

  /// The branches of all conditions that evaluations requested.
  package func branches(of document: Document) -> [Branch] {
    var found: [Branch] = []
    for script in document.scripts.ids {
      for branch in scripts.branches(of: document.scripts[script].program) {
        found.append(
          Branch(
            range: document.range(of: branch.range, from: branch.origin, in: script),
            isOfViews: false, isTaken: branch.isTaken))
      }
    }
    for branch in scripts.branchesOfTypes {
      found.append(
        Branch(
          range: document.range(of: branch.range, from: branch.origin, in: nil), isOfViews: false,
          isTaken: branch.isTaken))
    }
    return found + branchesOfViews(of: document)
  }

  private func branchesOfViews(of document: Document) -> [Branch] {
    document.templates.flatMap { template -> [Branch] in
      guard let taken = views[template.syntax] else { return [] }
      return (0..<Int(template.argumentCount)).compactMap { place in
        guard case .content(let range) = document.arguments[template.firstArgument, place],
          range.first < range.end
        else { return nil }
        return Branch(
          range: document.tree.range(document.templates[range.first].syntax), isOfViews: true,
          isTaken: taken.contains(place))
      }
    }
  }
}
