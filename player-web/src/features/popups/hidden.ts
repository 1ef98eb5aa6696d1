/** The popups that this browser does not show again, and those put away for the visit. */
import { readStored, writeStored } from '../../ui/storedJson.ts'

/** The name of the value in the specification. */
const KEY = 'alertShow'
const AWAY_KEY = 'alertAway'
const MOST_KEPT = 200
/** A popup that was closed comes back with the next visit: at the earliest after this long. */
export const AWAY_MS = 24 * 60 * 60_000

/** Ids of popups that are not to be shown at `nowMs`. */
export const readHidden = (nowMs: number): number[] => [
  ...readForGood(),
  ...readAway(nowMs).map(([id]) => id),
]

/** Puts popups away for the visit. */
export function hide(ids: readonly number[], nowMs = Date.now()): void {
  const others = readAway(nowMs).filter(([id]) => !ids.includes(id))
  writeStored(AWAY_KEY, [...others, ...ids.map((id) => [id, nowMs])].slice(-MOST_KEPT))
}

export function hideForGood(ids: readonly number[]): void {
  writeStored(KEY, [...new Set([...readForGood(), ...ids])].slice(-MOST_KEPT))
}

function readForGood(): number[] {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : []
}

/** The popups that were closed within the time, each with when. */
function readAway(nowMs: number): [number, number][] {
  const stored = readStored(AWAY_KEY)
  return Array.isArray(stored) ? stored.filter((row) => isRow(row) && nowMs - row[1] < AWAY_MS) : []
}

const isRow = (row: unknown): row is [number, number] =>
  Array.isArray(row) && row.length === 2 && row.every((part) => Number.isSafeInteger(part))
