/** How a producer is asked for what was missed. */

export interface Recoverer {
  /**
   * Asks for every message made after `sinceMs` (producer's time; 0 for all there is), to come through `intake` and be
   * closed by a `recovered` event with this `requestId`. Throws or rejects when it cannot be asked; it is asked again then.
   */
  recover(sinceMs: number, requestId: number): void | Promise<void>
}

const byProducer = new Map<string, Recoverer>()

export const recoverers = {
  /** Returns a function that takes it off again. */
  register(producer: string, recoverer: Recoverer): () => void {
    byProducer.set(producer, recoverer)
    return () => byProducer.delete(producer)
  },
  of: (producer: string): Recoverer | undefined => byProducer.get(producer),
}
