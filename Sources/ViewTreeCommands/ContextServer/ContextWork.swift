import ViewTreeLanguageServer
import ViewTreeSyntax

/// A call under way. Its steps run one at a time, so that it can be canceled between them.
struct ContextWork {
  /// One step: a sentence about it, and the work.
  struct Step {
    let title: String
    let run: (inout ContextAnswer) -> Void

    init(_ title: String, _ run: @escaping (inout ContextAnswer) -> Void) {
      self.title = title
      self.run = run
    }
  }

  /// The identifier of the request.
  let id: OrderedJSON
  let tool: ContextTool
  /// The maximum length of the answer, in tokens.
  let budget: Int
  /// The client's token for progress. `nil` if it requested none.
  let progressToken: OrderedJSON?
  /// True if results have the members of the stateless revision.
  let isStateless: Bool
  let arguments: JSONNode?
  /// The steps. `nil` until the first step is due.
  var steps: [Step]?
  private(set) var done = 0
  private(set) var answer = ContextAnswer()

  init(
    id: OrderedJSON, tool: ContextTool, budget: Int, progressToken: OrderedJSON?, isStateless: Bool,
    arguments: JSONNode?
  ) {
    self.id = id
    self.tool = tool
    self.budget = budget
    self.progressToken = progressToken
    self.isStateless = isStateless
    self.arguments = arguments
  }

  /// True if no step remains.
  var isDone: Bool { done >= steps?.count ?? 1 || answer.isOver }

  /// Runs the next step.
  mutating func advance() {
    guard let steps, done < steps.count else { return }
    steps[done].run(&answer)
    done += 1
  }

  /// The notification about the finished steps. `nil` if the client requested none.
  var progress: OrderedJSON? {
    guard let progressToken, let steps, done > 0 else { return nil }
    return [
      "jsonrpc": "2.0", "method": "notifications/progress",
      "params": [
        "progressToken": progressToken, "progress": .integer(done),
        "total": .integer(steps.count), "message": .text(steps[done - 1].title),
      ],
    ]
  }
}
