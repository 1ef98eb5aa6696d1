/** The popups that this browser does not show again, and those put away for the visit. */
import { readStored, writeStored } from '../../ui/storedJson.ts'

/** The name of the value in the specification. */
const KEY = 'alertShow'
const MOST_KEPT = 200

export function readHidden(): number[] {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : []
}

export function hideForGood(ids: readonly number[]): void {
  writeStored(KEY, [...new Set([...readHidden(), ...ids])].slice(-MOST_KEPT))
}
