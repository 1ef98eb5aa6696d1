/** The free bet that the player chose for the slip. */
import { atom } from 'jotai'

/** The id of its grant. It counts only while its token waits, and the stake is its amount. */
export const freeBetAtom = atom<number | null>(null)
