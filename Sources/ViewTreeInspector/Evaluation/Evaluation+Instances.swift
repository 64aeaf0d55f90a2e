import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Assignments to variables of components, by the names of their instances.
extension Evaluation {
  /// A variable of the document or of one instance, or a part of one, as the target of an
  /// assignment.
  struct AssignedPlace {
    /// The target of the assignment, as scripts write it.
    let target: String
    /// The variables that contain it. For an instance, they follow those of the document.
    let variables: [ScopeName]
    /// All names in scope for the scripts that assign to it.
    let scope: ScriptScope
    /// The environment in which these scripts run.
    let environment: ScriptEnvironment

    /// The type of a value and the required type, if they differ.
    func mismatch(of value: Value, with type: ScriptType) -> (needed: String, found: String)? {
      let found = ScriptType(exactly: value)
      guard found.differs(from: type) else { return nil }
      let written = variables.first { $0.name == target }?.typeName
      return (written ?? type.name, found.name)
    }
  }

  /// The reason why the text names no variable of an instance.
  struct InstanceProblem: Error {
    let diagnostic: @Sendable (SourceRange) -> Diagnostic
  }

  /// The instance that an assignment is to, among those of a record.
  func instance(
    of target: String, in inspection: Inspection
  ) throws(InstanceProblem) -> AssignedPlace {
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
      return try place(of: address, in: instance, environment)
    }
    return try variable(of: target, in: inspection)
  }

  /// The only variable of a component with the name that a target starts with, such as that of the
  /// root view. It needs no name of an instance.
  private func variable(
    of target: String, in inspection: Inspection
  ) throws(InstanceProblem) -> AssignedPlace {
    let name = InstanceAddress.variable(in: target)
    let owners = inspection.instances.filter { instance in
      document.components[instance.component].state.contains { $0.name == name }
    }
    if owners.count > 1 {
      let names = owners.map { $0.name + "." + name }
      throw InstanceProblem { .severalInstanceVariables(String(name), names, at: $0) }
    }
    guard let owner = owners.first, let environment = instances[owner.identity] else {
      let known = document.state.map(\.name) + variableNames(in: inspection)
      throw InstanceProblem {
        .unknownInstance(target, variable: String(name), known: known, at: $0)
      }
    }
    return try place(
      of: InstanceAddress(instance: owner.name, target: target), in: owner, environment)
  }

  /// The names of all variables of components, as an assignment writes them.
  private func variableNames(in inspection: Inspection) -> [String] {
    inspection.instances.flatMap { instance in
      document.components[instance.component].state.map { instance.name + "." + $0.name }
    }
  }

  private func place(
    of address: InstanceAddress, in instance: InspectedInstance, _ environment: ScriptEnvironment
  ) throws(InstanceProblem) -> AssignedPlace {
    let component = document.components[instance.component]
    let variable = String(InstanceAddress.variable(in: address.target))
    let names = component.state.map(\.name)
    guard names.contains(variable) else {
      throw InstanceProblem {
        .unknownInstanceVariable(variable, of: component.name, known: names, at: $0)
      }
    }
    let variables = document.stateNames(of: instance.component)
    return AssignedPlace(
      target: address.target, variables: variables,
      scope: ScriptScope().pushing(document.rootNames).pushing(variables),
      environment: environment)
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

  /// Builds the views once to create the components with state. Returns a record of these
  /// instances.
  func findInstances() throws -> Inspection {
    let pass = Pass(
      document: document, state: state, instances: instances, machine: machine, limits: limits,
      gaps: gaps, recordsReduces: false)
    defer { machine.writes.discard() }
    try runner.aside { try pass.run(phaseEnded: nil) }
    forgetAbsent(in: pass)
    return PassRecord(FinishedPass(pass), number: 1).inspection
  }
}

extension InspectedInstance {
  /// True if the path ends with a segment, with or without its index.
  fileprivate func isAtEnd(_ segment: String) -> Bool {
    let last = path.split(separator: "/").last ?? ""
    return last == segment || last.hasPrefix(segment + "[") || path.hasSuffix("/" + segment)
  }
}
