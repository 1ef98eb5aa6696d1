/** Which live feeds can be relied on now; the feed room sets it, the book reads it with every quote. */
import type { BookMatch } from '#book/match'
import { bookChanges } from '#book/changes'

const up = new Set<string>()

/** A producer nobody has heard of is down. */
export const isProducerUp = (producer: string): boolean => up.has(producer)

/** Tells the listeners of `bookChanges` when it is another state than before. */
export function setProducerUp(producer: string, isUp: boolean): void {
  if (up.has(producer) === isUp) return
  if (isUp) up.add(producer)
  else up.delete(producer)
  bookChanges.emit({ kind: 'producer', producer, isUp })
}

/** Its feed is silent or behind: prices stand still and nothing can be bet. */
export const isMatchPaused = (match: BookMatch): boolean =>
  match.live !== null && !up.has(match.live.producer)
