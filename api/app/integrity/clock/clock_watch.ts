/** When the clock is compared with its reference: each minute, and as soon as somebody sets it. */
const EVERY_MS = 60_000
/** After an answer that came too late to tell, or never. */
const AGAIN_MS = 2_000
/** A jump by more than this, against the time that the machine has run. */
const JUMP_MS = 500

const aheadOfRunning = (): number => Date.now() - performance.now()

export class ClockWatch {
  #aheadMs = aheadOfRunning()
  /** By `performance.now()`. */
  #checksAt = 0

  /** Whether a check is due now; the next is due in a minute, or after a jump. */
  isCheckDue(): boolean {
    const aheadMs = aheadOfRunning()
    const hasJumped = Math.abs(aheadMs - this.#aheadMs) > JUMP_MS
    if (!hasJumped && performance.now() < this.#checksAt) return false
    this.#aheadMs = aheadMs
    this.#checksAt = performance.now() + EVERY_MS
    return true
  }

  /** The check that was due has told nothing: the next is due soon. */
  checkAgain(): void {
    this.#checksAt = performance.now() + AGAIN_MS
  }
}
