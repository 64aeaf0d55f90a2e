import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Assignments to variables of components, by the names of their instances.
extension Evaluation {
  /// What an assignment to a variable of one instance needs.
  struct InstanceAssignment {
    /// Where scripts that assign to it run.
    let environment: ScriptEnvironment
    /// The names that they see.
    let scope: ScriptScope
    let address: InstanceAddress
  }

  /// Why a text names no variable of an instance.
  struct InstanceProblem: Error {
    let diagnostic: @Sendable (SourceRange) -> Diagnostic
  }

  /// The instance that an assignment is to, among those of a record.
  func instance(
    of target: String, in inspection: Inspection
  ) throws(InstanceProblem) -> InstanceAssignment {
    let addresses = InstanceAddress.all(in: target)
    for address in addresses {
      let found = instances(named: address.instance, in: inspection)
      if found.count > 1 {
        let names = found.map(\.name)
        throw InstanceProblem { .severalInstances(address.instance, names, at: $0) }
      }
      guard let instance = found.first, let environment = instances[instance.identity] else {
        continue
      }
      return try assignment(to: instance, environment, address)
    }
    let name = addresses.first?.instance ?? target
    let names = inspection.instances.map(\.name)
    throw InstanceProblem { .unknownInstance(name, known: names, at: $0) }
  }

  private func assignment(
    to instance: InspectedInstance, _ environment: ScriptEnvironment, _ address: InstanceAddress
  ) throws(InstanceProblem) -> InstanceAssignment {
    let component = document.components[instance.component]
    let variable = String(InstanceAddress.variable(in: address.target))
    let names = component.state.map(\.name)
    guard names.contains(variable) else {
      throw InstanceProblem {
        .unknownInstanceVariable(variable, of: component.name, known: names, at: $0)
      }
    }
    let scope = ScriptScope().pushing(document.rootNames).pushing(
      document.stateNames(of: instance.component))
    return InstanceAssignment(environment: environment, scope: scope, address: address)
  }

  /// The instances with a name: by their own names or paths, or by that of a view.
  private func instances(
    named name: String, in inspection: Inspection
  ) -> [InspectedInstance] {
    let exact = inspection.instances.filter { $0.name == name || $0.path == name }
    if !exact.isEmpty { return exact }
    let views = Set(ViewSearch.views(named: name, in: inspection))
    let ofViews = inspection.instances.filter { $0.view.map { views.contains($0) } ?? false }
    if !ofViews.isEmpty { return ofViews }
    return inspection.instances.filter { $0.view == nil && $0.isAtEnd(name) }
  }

  /// Builds the views once, so that the components with state are there, and tells which they are.
  func findInstances() throws -> Inspection {
    let pass = Pass(
      document: document, state: state, instances: instances, machine: machine, limits: limits,
      recordsReduces: false)
    try pass.run(phaseEnded: nil)
    forgetAbsent(in: pass)
    return PassRecord(pass, number: 1).inspection
  }
}

extension InspectedInstance {
  /// Whether the path ends with a segment, its index left out or not.
  fileprivate func isAtEnd(_ segment: String) -> Bool {
    let last = path.split(separator: "/").last ?? ""
    return last == segment || last.hasPrefix(segment + "[") || path.hasSuffix("/" + segment)
  }
}
