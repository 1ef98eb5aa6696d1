import { useEffect, useState } from 'react'

const TICK_MS = 250
const SECOND_MS = 1000

export interface TimeLeft {
  /** In milliseconds; 0 when the time is over. */
  leftMs: number
  /** Whole seconds, rounded up. */
  seconds: number
}

/** Counts down the time until `at` (epoch milliseconds by this device's clock); does nothing for null. */
export function useTimeLeft(at: number | null): TimeLeft {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (at === null) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= at) clearInterval(timer)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [at])
  const leftMs = at === null ? 0 : Math.max(0, at - now)
  return { leftMs, seconds: Math.ceil(leftMs / SECOND_MS) }
}
