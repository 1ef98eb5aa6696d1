/**
 * Points at which a test may stop work like a kill would, to prove that no work is left half done. Unused outside
 * tests.
 */
export class FaultPoints<Step extends string> {
  #listener: (step: Step) => void = () => {}

  reach(step: Step): void {
    this.#listener(step)
  }

  /** Calls `next` at every step until `clear`; an error it throws stops the work there. */
  listen(next: (step: Step) => void): void {
    this.#listener = next
  }

  clear(): void {
    this.#listener = () => {}
  }
}
