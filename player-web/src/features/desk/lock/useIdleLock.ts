import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { preferencesAtom } from '../settings/preferences.ts'
import { lockedForAtom } from './lock.ts'

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const
const MINUTE_MS = 60_000
const LOOK_MS = 5_000

/** Locks the screen after a time without a touch, as the preferences say. */
export function useIdleLock(userId: number): void {
  const { lockMinutes } = useAtomValue(preferencesAtom)
  const lock = useSetAtom(lockedForAtom)
  useEffect(() => {
    if (lockMinutes === 0) return
    let touchedAt = Date.now()
    const touch = () => (touchedAt = Date.now())
    for (const name of TOUCHES) window.addEventListener(name, touch, { capture: true })
    const timer = setInterval(() => {
      if (Date.now() - touchedAt >= lockMinutes * MINUTE_MS) lock(userId)
    }, LOOK_MS)
    return () => {
      clearInterval(timer)
      for (const name of TOUCHES) window.removeEventListener(name, touch, { capture: true })
    }
  }, [lockMinutes, lock, userId])
}
