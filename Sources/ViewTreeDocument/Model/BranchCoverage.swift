import ViewTreeScript
import ViewTreeSyntax

/// The branches of a document that its evaluations took.
package final class BranchCoverage {
  /// A branch of a condition that an evaluation requested, or an action.
  package struct Branch: Hashable {
    /// The kinds of branches.
    package enum Kind {
      /// Statements or an expression of a script.
      case script
      /// A list of views.
      case views
      /// The action of a control or a modifier.
      case action
    }

    /// Its location.
    package let range: SourceRange
    /// Its kind.
    package let kind: Kind
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

  /// The branches of all conditions that evaluations requested, and all actions.
  package func branches(of document: Document) -> [Branch] {
    var found: [Branch] = []
    for script in document.scripts.ids {
      for branch in scripts.branches(of: document.scripts[script].program) {
        found.append(
          Branch(
            range: document.range(of: branch.range, from: branch.origin, in: script),
            kind: .script, isTaken: branch.isTaken))
      }
    }
    for branch in scripts.branchesOfTypes {
      found.append(
        Branch(
          range: document.range(of: branch.range, from: branch.origin, in: nil), kind: .script,
          isTaken: branch.isTaken))
    }
    return found + branchesOfViews(of: document) + actions(of: document)
  }

  /// The actions with statements.
  private func actions(of document: Document) -> [Branch] {
    document.scripts.filter { $0.isAction && $0.program.constant == nil }.map {
      Branch(
        range: document.tree.range($0.syntax), kind: .action, isTaken: scripts.hasRun($0.program))
    }
  }

  private func branchesOfViews(of document: Document) -> [Branch] {
    document.templates.flatMap { template -> [Branch] in
      guard let taken = views[template.syntax] else { return [] }
      return (0..<Int(template.argumentCount)).compactMap { place in
        guard case .content(let range) = document.arguments[template.firstArgument, place],
          range.first < range.end
        else { return nil }
        return Branch(
          range: document.tree.range(document.templates[range.first].syntax), kind: .views,
          isTaken: taken.contains(place))
      }
    }
  }
}
