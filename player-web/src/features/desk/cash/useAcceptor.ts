import { useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { cashAtom, isAmount } from './cash.ts'

/**
 * Takes the notes of a cash acceptor, on every page of the desk, and leads to the tab of cash. Its driver runs beside the
 * page, as an extension of the browser or in the program around it, and reports each accepted note by
 * `window.postMessage({ type: 'grandstand.cash', noteMinor: 5000 }, location.origin)`.
 */
export function useAcceptor(): void {
  const store = useStore()
  const home = useHome()
  const navigate = useNavigate()
  const path = `${home}desk/cash`
  const show = useEffectEvent(() => {
    // the address changes before the page does: a note that comes in between must not be left on the page that goes
    if (location.pathname !== path) void navigate(path, { state: { hotkey: '⇧F5' } })
  })
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window || origin !== location.origin) return
      const noteMinor = noteOf(data)
      if (noteMinor === null) return
      store.set(cashAtom, { notesMinor: [...store.get(cashAtom).notesMinor, noteMinor] })
      show()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [store])
}

/** The note of a driver's message in minor units; null for any other message. */
function noteOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null
  if (!('type' in data) || data.type !== 'grandstand.cash' || !('noteMinor' in data)) return null
  return isAmount(data.noteMinor) ? data.noteMinor : null
}
