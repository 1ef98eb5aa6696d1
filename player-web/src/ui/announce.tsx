/** The one polite live region. Prices are never announced; changes of the slip are. */
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useCallback } from 'react'

const messageAtom = atom('')

/** Returns a function that has a text spoken once, after the change that it describes has been painted. */
export function useAnnounce(): (message: string) => void {
  const setMessage = useSetAtom(messageAtom)
  return useCallback((message) => startTransition(() => setMessage(message)), [setMessage])
}

export function Announcer() {
  return (
    <p className="visually-hidden" aria-live="polite" role="status">
      {useAtomValue(messageAtom)}
    </p>
  )
}
