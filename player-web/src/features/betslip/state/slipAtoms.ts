/** The slip's state, in step with local storage and with the other tabs. */
import { atom } from 'jotai'
import { readSlip, SLIP_STORAGE_KEY, writeSlip } from './slipStorage.ts'
import type { SlipState } from './slipTypes.ts'

function load(): SlipState {
  try {
    return readSlip(localStorage.getItem(SLIP_STORAGE_KEY))
  } catch {
    return readSlip(null)
  }
}

const stateAtom = atom(load())

stateAtom.onMount = (set) => {
  const listener = (event: StorageEvent) => {
    if (event.key === SLIP_STORAGE_KEY) set(readSlip(event.newValue))
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Reading returns the slip; writing takes a function from the last state to the next, and stores the result. */
export const slipAtom = atom(
  (get) => get(stateAtom),
  (get, set, step: (slip: SlipState) => SlipState) => {
    const next = step(get(stateAtom))
    set(stateAtom, next)
    try {
      localStorage.setItem(SLIP_STORAGE_KEY, writeSlip(next))
    } catch {
      // storage is blocked or full, so the slip lasts only as long as the page
    }
  }
)

export const slipCountAtom = atom((get) => get(stateAtom).items.length)

export const slipIdsAtom = atom(
  (get) => new Set(get(stateAtom).items.map(({ outcomeId }) => outcomeId))
)

/** Those of them that are at the starting price. */
export const startIdsAtom = atom(
  (get) =>
    new Set(get(stateAtom).items.flatMap((item) => (item.atStartingPrice ? item.outcomeId : [])))
)

/** Whether the slip's sheet is open on a phone. */
export const slipOpenAtom = atom(false)
