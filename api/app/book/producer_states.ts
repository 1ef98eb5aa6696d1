/** The producers that are up. The feed room writes the list; the book reads it with every quote. */
import type { BookMatch } from '#book/match'
import { bookChanges } from '#book/changes'

const up = new Set<string>()

/** Whether a producer is up; one that has sent no message yet is down. */
export const isProducerUp = (producer: string): boolean => up.has(producer)

/** Calls the listeners of `bookChanges` when the state changes. */
export function setProducerUp(producer: string, isUp: boolean): void {
  if (up.has(producer) === isUp) return
  if (isUp) up.add(producer)
  else up.delete(producer)
  bookChanges.emit({ kind: 'producer', producer, isUp })
}

export const producersUp = (): string[] => [...up]

/** Sets the state of every producer: these are up, the others are down. */
export function setProducersUp(producers: readonly string[]): void {
  for (const producer of producersUp()) {
    if (!producers.includes(producer)) setProducerUp(producer, false)
  }
  for (const producer of producers) setProducerUp(producer, true)
}

/** The match's feed is down: prices are frozen and take no bets. */
export const isMatchPaused = (match: BookMatch): boolean =>
  match.live !== null && !up.has(match.live.producer)
