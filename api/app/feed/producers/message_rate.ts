const SLOT_MS = 10_000
const SLOTS = 6

/** Counts messages over the last minute in slots of ten seconds. */
export class MessageRate {
  readonly #counts: number[] = Array.from({ length: SLOTS }, () => 0)
  #slot = 0

  count(nowMs: number): void {
    const index = this.#moveTo(nowMs)
    this.#counts[index] = (this.#counts[index] ?? 0) + 1
  }

  /** Messages of the minute before `nowMs`, exact to a slot. */
  lastMinute(nowMs: number): number {
    this.#moveTo(nowMs)
    return this.#counts.reduce((sum, count) => sum + count, 0)
  }

  /** Empties the slots that have passed; returns the index of the present slot. */
  #moveTo(nowMs: number): number {
    const slot = Math.floor(nowMs / SLOT_MS)
    const passed = slot - this.#slot
    // the clock was set back
    if (passed < 0) this.#counts.fill(0)
    for (let step = 1; step <= Math.min(passed, SLOTS); step++) {
      this.#counts[(this.#slot + step) % SLOTS] = 0
    }
    this.#slot = slot
    return slot % SLOTS
  }
}
