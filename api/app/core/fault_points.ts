/**
 * Places at which a test may end work as a kill would, to prove that nothing is left half done. Nothing listens outside
 * tests.
 */
export class FaultPoints<Step extends string> {
  #listener: (step: Step) => void = () => {}

  reach(step: Step): void {
    this.#listener(step)
  }

  /** Calls `next` at every step until `clear`; what it throws ends the work there. */
  listen(next: (step: Step) => void): void {
    this.#listener = next
  }

  clear(): void {
    this.#listener = () => {}
  }
}
