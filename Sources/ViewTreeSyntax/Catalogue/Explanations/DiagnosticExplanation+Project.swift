/// Explanations about projects and their resources.
extension DiagnosticExplanation {
  static let project: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "project-file",
      "viewtree can't read a part of the `Package.swift` or `project.pbxproj` of your file, or the part names a target or folder that doesn't exist. "
        + "viewtree uses the other targets, or the Swift files in the folder of the project file.",
      nil,
      wayOut:
        "Fix the file at the location of the message. Xcode and `swift package describe` report the same problem."
    ),
    DiagnosticExplanation(
      "resource-file",
      "An asset catalog, a string catalog or an image of the target can't be read. viewtree shows everything else.",
      nil,
      wayOut: "Fix the file at the location of the message."),
    DiagnosticExplanation(
      "several-targets",
      "The root view belongs to several targets of the project. viewtree uses the first target: an "
        + "app before a library, both before tests, and otherwise by name.",
      nil,
      wayOut: "Choose the target with `--target NAME`, or with `targets: [NAME]` in `viewtree.yml`."
    ),
    DiagnosticExplanation(
      "unknown-target",
      "`targets` in `viewtree.yml` names a target that the project doesn't have.",
      nil, wayOut: "Use the name of a target, as `--explain-project` lists them."),
  ]
}
