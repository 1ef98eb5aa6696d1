import { atom } from 'jotai'
import { readStored, writeStored } from './storedJson.ts'

/**
 * An atom that this browser keeps under a key. Writing takes only the changed fields. `read` makes the value of the stored
 * one, which may be anything, and null when there is none.
 */
export function storedAtom<Value extends object>(key: string, read: (stored: unknown) => Value) {
  const state = atom<Value>(read(readStored(key)))
  return atom(
    (get) => get(state),
    (get, set, change: Partial<Value>) => {
      const next = { ...get(state), ...change }
      set(state, next)
      writeStored(key, next)
    }
  )
}
