/** Recoverers: each can ask one producer for missed messages. */

export interface Recoverer {
  /**
   * Asks for every message made after `sinceMs` (producer's time; 0 for all). They come through `intake`; a `recovered`
   * event with this `requestId` follows the last one. A failed request throws or rejects, and is repeated later.
   */
  recover(sinceMs: number, requestId: number): void | Promise<void>
}

const byProducer = new Map<string, Recoverer>()

export const recoverers = {
  /** Returns a function that removes the recoverer. */
  register(producer: string, recoverer: Recoverer): () => void {
    byProducer.set(producer, recoverer)
    return () => byProducer.delete(producer)
  },
  of: (producer: string): Recoverer | undefined => byProducer.get(producer),
}
