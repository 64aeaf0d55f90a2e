/// What views and modifiers have in common: a name and arguments.
public class Definition: @unchecked Sendable {
  /// SwiftUI's name.
  public final let name: String
  /// One sentence for the reference.
  public final let summary: String
  /// The arguments, in SwiftUI's order.
  public final let parameters: [ParameterDefinition]
  /// How many arguments there are.
  final let parameterCount: Int
  /// The places of the parameters that have to be given.
  final let required: [Int]
  /// Whether there are any.
  final let hasRequired: Bool
  /// Whether an argument may be given alone, without a label.
  final let hasUnlabelled: Bool
  /// What closures' parameters are called unless the document names them; `nil` without closures.
  final let nameDefaults: [String]?
  final let parameterNames: ParameterNames
  /// What each argument is most often, so that it need not be looked up for every view.
  final let commonForms: ImmortalArray<CommonForm>
  /// The place of the number that may stand alone, -1 without one.
  final let loneNumber: Int

  /// A form of arguments that can be decoded at once.
  enum CommonForm: UInt8 {
    case number, text, size, content, other
  }

  init(_ name: String, _ summary: String, _ parameters: [ParameterDefinition]) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    parameterCount = parameters.count
    required = parameters.indices.filter { parameters[$0].isRequired }
    hasRequired = !required.isEmpty
    hasUnlabelled = parameters.contains(where: \.isUnlabelled)
    nameDefaults = parameters.compactMap(\.nameDefaults).first
    parameterNames = ParameterNames(parameters)
    commonForms = ImmortalArray(parameters.map { CommonForm($0.type) })
    loneNumber = parameters.firstIndex { $0.isUnlabelled && $0.type == .number } ?? -1
  }
}

extension Definition.CommonForm: BitwiseCopyable, Sendable {
  init(_ type: ParameterType) {
    switch type {
    case .number: self = .number
    case .text: self = .text
    case .size: self = .size
    case .content: self = .content
    default: self = .other
    }
  }
}
