import { useEffect, useState } from 'react'
import { serverNow } from '../../../api/serverClock.ts'

const TICK_MS = 100
const LESS_MOTION = '(prefers-reduced-motion: reduce)'

export interface Show {
  /** How far it is, ms; all of it for people who want less motion. */
  elapsedMs: number
  isOver: boolean
  replay: () => void
}

/**
 * A show that began at `startedAt` of the server's clock and takes `lengthMs`. Whoever comes late sees at once what was shown
 * before, and the rest in its time.
 */
export function useShow(startedAt: number, lengthMs: number): Show {
  const [isStill] = useState(() => window.matchMedia(LESS_MOTION).matches)
  const [from, setFrom] = useState(startedAt)
  const [now, setNow] = useState(serverNow)
  const elapsedMs = isStill ? lengthMs : Math.min(lengthMs, Math.max(0, now - from))
  const isOver = elapsedMs >= lengthMs
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [isOver])
  return {
    elapsedMs,
    isOver,
    replay: () => {
      setFrom(serverNow())
      setNow(serverNow())
    },
  }
}
