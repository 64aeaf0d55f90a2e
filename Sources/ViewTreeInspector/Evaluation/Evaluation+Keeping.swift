import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// A pass that is there already is run again where that comes to the same as a new one: it keeps the views whose
/// inputs have not changed (docs/architecture.md, An evaluation).
extension Evaluation {
  /// The last pass, as long as nothing but state can have changed since.
  struct LeftPass {
    let pass: Pass
    /// The state that its views saw.
    let state: StateValues
    let record: Inspection
  }

  /// A pass that was run again.
  struct KeptPass {
    let pass: Pass
    /// What was recorded of it the time before.
    let record: Inspection
    /// The views that may be others now.
    let views: [ID<ViewRecord>]
  }

  /// Whether views may be kept from pass to pass.
  func mayKeepViews(_ options: InspectionOptions) -> Bool {
    !options.buildsAllViews && !options.keepsLayout && !options.tracesState
      && document.buildsTheSameViews
  }

  /// Runs a pass; if something was done in it besides building views, none that is kept could do that again.
  func collectingOutside(_ pass: Pass, _ body: () throws -> Void) throws {
    let (printed, made) = (runner.log.count, machine.uniqueCount)
    let objects = machine.objectCount
    try body()
    if runner.log.count != printed || machine.uniqueCount != made || !machine.writes.isEmpty
      || machine.objectCount - objects != pass.attributes.objectsOfState
    {
      pass.attributes = AttributeGraph()
    }
  }

  /// Leaves a pass to the next one.
  func leave(
    _ pass: Pass, seeing state: StateValues, _ record: Inspection, _ options: InspectionOptions,
    hasSteps: Bool
  ) {
    leftPass =
      hasSteps && pass.canRunAgain ? LeftPass(pass: pass, state: state, record: record) : nil
  }

  /// Runs the last pass again, if all that has changed can be made again in it.
  func runLeftPass(_ number: Int, _ options: InspectionOptions) -> KeptPass? {
    guard let left = leftPass, scrollOffsets.isEmpty, machine.heldObjects.isEmpty else {
      return nil
    }
    leftPass = nil
    var comparison = ValueComparison()
    let changed = ChangedNames(
      from: left.state, to: stateValues, state, usesObjects: document.types.hasClasses,
      marking: machine.nextMark(),
      comparing: &comparison)
    left.pass.countKept(comparison.count)
    guard let changed else { return nil }
    let (printed, made) = (runner.log, machine.uniqueCount)
    let objects = machine.objectCount
    machine.protectsObjects = true
    defer { machine.protectsObjects = false }
    do {
      var views: [ID<ViewRecord>] = []
      try runner.update(left.pass, number: number) {
        views = try left.pass.runAgain(changed, recalling: memory, options)
        if runner.log.count != printed.count || machine.uniqueCount != made
          || machine.objectCount != objects || !machine.writes.isEmpty
        {
          throw Pass.CannotKeep()
        }
      }
      return KeptPass(pass: left.pass, record: left.record, views: views)
    } catch {
      // A new pass tells what is wrong, if anything is; what was done here was done.
      runner.log = printed
      machine.uniqueCount = made
      machine.writes.discard()
      return nil
    }
  }
}

extension Document {
  /// Whether which views there are follows from what their scripts see, and from nothing else.
  fileprivate var buildsTheSameViews: Bool {
    if !layouts.isEmpty { return false }
    let views = ViewRegistry.standard.definitions
    let modifierDefinitions = ModifierRegistry.standard.definitions
    return templates.allSatisfy { template in
      guard template.kind == .view else { return true }
      switch views[template.view].meaning {
      case .table, .tableRow, .tableColumn, .alternatives: return false
      default: return true
      }
    }
      && modifiers.allSatisfy { modifier in
        switch modifierDefinitions[modifier.definition].meaning {
        case .visualEffect, .scrollPosition, .matchedGeometry: false
        default: true
        }
      }
  }
}
