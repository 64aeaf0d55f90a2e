/// Places many children of one node again: those that have their place already are passed by with one look.
struct PlacesAgain {
  private let engine: LayoutEngine
  private let offered: ProposedSize
  private let origin: Point
  private let system: UInt32
  /// Mirrored children stand where their own widths say.
  private let isMirrored: Bool
  private let isAgain: Bool

  init(below parent: NodeID, proposing offered: ProposedSize, in engine: LayoutEngine) {
    let placed = engine.pointer(to: parent).pointee
    self.engine = engine
    self.offered = offered
    origin = placed.origin
    system = placed.system
    isAgain = engine.arena.pointee.isLayingOutAgain
    isMirrored = engine.arena.pointee.systems[Int(system)].direction == .rightToLeft
  }

  @inline(__always)
  func place(_ child: NodeID, at place: Point) {
    if isAgain, !isMirrored,
      engine.isPlaced(child, at: origin.moved(by: place), system: system, proposing: offered)
    {
      return
    }
    engine.place(child, at: place, proposing: offered)
  }
}
