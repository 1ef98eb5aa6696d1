/**
 * The locked screen of a desk. It survives a reload, and applies to one user: another user who signs in finds the
 * screen open.
 */
import { atom } from 'jotai'

const STORAGE_KEY = 'grandstand.desk.locked'

function stored(): number | null {
  try {
    return Number(localStorage.getItem(STORAGE_KEY)) || null
  } catch {
    return null
  }
}

const keptAtom = atom(stored())

/** The id of the user who locked the screen; null while it is open. */
export const lockedForAtom = atom(
  (get) => get(keptAtom),
  (_get, set, userId: number | null) => {
    set(keptAtom, userId)
    try {
      if (userId === null) localStorage.removeItem(STORAGE_KEY)
      else localStorage.setItem(STORAGE_KEY, String(userId))
    } catch {
      // storage is blocked, so a reload opens the screen
    }
  }
)
