import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// The scripts that determine the lengths of nodes.
extension LayoutExplainer {
  /// The scripts on which the length of a node depends, if dependencies were recorded.
  func sources(of node: NodeID, _ axis: Axis) -> [ViewExplanation.Source] {
    guard let recorder = pass.dependencies, let use = recorder.scripts(of: node),
      let parameters = parameters(of: node)
    else { return [] }
    var found: [ViewExplanation.Source] = []
    for (parameter, argument) in zip(parameters, use.arguments)
    where parameter.saysLength(on: axis) {
      for script in recorder.scripts(in: pass.document.arguments[argument]) {
        let reads = recorder.stateReads(of: script, in: use.environment)
        found.append(
          ViewExplanation.Source(
            parameter: parameter.name, expression: pass.document.text(of: script),
            variables: reads.compactMap { read in
              recorder.stateNames[read.variable].map {
                ([$0.name] + read.path).joined(separator: ".")
              }
            }, setters: setters(of: Set(reads.map(\.variable)), recorder),
            value: value(of: script, in: use.environment),
            numbers: Set(reads.map(\.variable)).sorted(),
            inputs: inputs(of: script, in: use.environment, besidesState: !reads.isEmpty)))
      }
    }
    return found
  }

  /// The sizes of geometries that a script reads, and the numbers with names if it reads no state.
  private func inputs(
    of script: ID<DocumentScript>, in environment: ScriptEnvironment, besidesState: Bool
  ) -> [ViewExplanation.Source.Input] {
    let text = pass.document.text(of: script)
    var found: [ViewExplanation.Source.Input] = []
    for capture in pass.document.scripts[script].program.captures {
      guard let level = environment.ancestor(capture.framesUp),
        level.values.indices.contains(capture.index)
      else { continue }
      let value = level.values[capture.index]
      if case .foreign(let proxy as GeometryProxyValue) = value {
        let size = pass.layout.size(of: proxy.node)
        for path in MemberPaths(from: capture.name[...], in: text).paths where path.first == "size"
        {
          guard path.count == 2, let axis = Axis(lengthName: path[1]) else { continue }
          let name = ([capture.name] + path).joined(separator: ".")
          if !found.contains(where: { $0.text == name }) {
            found.append(.init(text: name, value: size[axis], provider: part(proxy.node)))
          }
        }
      } else if !besidesState, let number = value.number, text != capture.name {
        found.append(.init(text: capture.name, value: number, provider: nil))
      }
    }
    return found
  }

  /// The value of a script, which is an expression of an argument.
  private func value(of script: ID<DocumentScript>, in environment: ScriptEnvironment) -> String? {
    let program = pass.document.scripts[script].program
    return (try? pass.machine.evaluate(program, in: environment)).map { "\($0)" }
  }

  /// The modifiers whose actions assign to some state variables.
  func setters(
    of variables: Set<Int>, _ recorder: DependencyRecorder
  ) -> [ViewExplanation.Part] {
    guard !variables.isEmpty else { return [] }
    let document = pass.document
    var found: [ViewExplanation.Part] = []
    for site in pass.built.sites {
      let arguments = site.firstArgument..<site.firstArgument.advanced(by: Int(site.argumentCount))
      let assigns = arguments.contains { argument in
        guard case .script(let script) = document.arguments[argument],
          document.scripts[script].isAction, document.scripts[script].program.assignsAnything
        else { return false }
        return !variables.isDisjoint(
          with: recorder.stateVariables(of: script, in: site.environment))
      }
      guard assigns else { continue }
      let part = part(of: pass.built.modifiers[site.modifier])
      if !found.contains(part) { found.append(part) }
    }
    return found
  }

  /// A modifier with its source.
  func part(of modifier: ModifierRecord) -> ViewExplanation.Part {
    let range = pass.document.nameRange(ofModifierAt: modifier.syntax)
    return ViewExplanation.Part(
      label: .modifier(ID(modifier.definition.rawValue), of: places[modifier.view.index]),
      isInside: false, isText: false, scales: false,
      isRepeated: repeatedViews.contains(places[modifier.view.index]),
      line: pass.lines.line(at: range.start),
      syntax: modifier.syntax,
      code: isSwift ? pass.document.code(ofModifierAt: modifier.syntax) : nil)
  }

  /// The parameters of a node's view or modifier.
  private func parameters(of node: NodeID) -> [ParameterDefinition]? {
    switch label(of: node) {
    case .modifier(let definition, _):
      return pass.modifierDefinitions.indices.contains(definition.index)
        ? pass.modifierDefinitions[definition.index].parameters : nil
    case .view(let place):
      guard let built = self.built(place),
        case let name = pass.built.views[built].name.index, name < pass.viewDefinitions.count
      else { return nil }
      return pass.viewDefinitions[name].parameters
    case .implicit: return nil
    }
  }
}

extension Axis {
  /// The axis of the length `width` or `height`.
  fileprivate init?(lengthName: String) {
    switch lengthName {
    case "width": self = .horizontal
    case "height": self = .vertical
    default: return nil
    }
  }
}

extension ParameterDefinition {
  /// True if the parameter can affect a length on an axis, judging by its type.
  ///
  /// A text sets the width of a control. The height depends on its lines, which a reason counts.
  fileprivate func saysLength(on axis: Axis) -> Bool {
    switch type {
    case .number, .integer, .lengthOrInsets, .ratio, .size, .insets: axes.contains(axis)
    case .text, .styledText: axis == .horizontal && axes.contains(axis)
    default: false
    }
  }
}
