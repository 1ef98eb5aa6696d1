/** Parts of a match that its row shows; prices are not among them, because cells read these themselves. */
import type { BoardMarket } from '@grandstand/shared-types/wire/betting/book'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'

/** The old row when only prices differ, else the new one. */
export function keptRow(before: LiveMatch, next: LiveMatch): LiveMatch {
  return shapeOf(before) === shapeOf(next) ? before : next
}

function shapeOf({ markets, updatedAt: _, ...facts }: LiveMatch): string {
  return JSON.stringify([facts, markets.map(marketShape)])
}

const marketShape = ({ id, specifier, isMainLine, outcomes }: BoardMarket) => [
  id,
  specifier,
  isMainLine,
  outcomes.map((outcome) => outcome.id),
]
