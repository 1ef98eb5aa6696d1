import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

const countAtom = atom(0)

/** Whether a dialog lies over the page. */
export const hasDialogAtom = atom((get) => get(countAtom) > 0)

/** Counts a dialog among the open ones as long as it is mounted. */
export function useOpenDialog(): void {
  const setCount = useSetAtom(countAtom)
  useEffect(() => {
    setCount((count) => count + 1)
    return () => setCount((count) => count - 1)
  }, [setCount])
}
