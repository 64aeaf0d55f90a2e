import ViewTreeDocument
import ViewTreeNumbers

/// The script that runs in a pass, as the owner of its output, its started work, and its
/// assignments.
struct RunningScript: Equatable {
  /// The owner of the script.
  enum Owner: Equatable {
    /// No known owner.
    case nothing
    /// The content of a view, by its number in the pass.
    case body(ID<ViewRecord>)
    /// A closure of a modifier, as an index in `Pass.sites`.
    case site(ID<ClosureSite>)
    /// The `reduce` of a key.
    case reduce(Int)
    /// A closure of a declared layout.
    case layout
  }

  /// The script in the document, or `none` if the code isn't a separate script.
  var script = ID<DocumentScript>.none
  var owner = Owner.nothing
}
