/** The one polite live region. Prices are never announced; changes of the slip are. */
import { atom, useAtomValue, useSetAtom } from 'jotai'

const messageAtom = atom('')

/** Returns a function that has a text read out once. */
export function useAnnounce(): (message: string) => void {
  return useSetAtom(messageAtom)
}

export function Announcer() {
  return (
    <p className="visually-hidden" aria-live="polite" role="status">
      {useAtomValue(messageAtom)}
    </p>
  )
}
