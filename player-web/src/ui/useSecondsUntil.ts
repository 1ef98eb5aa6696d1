import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Whole seconds until `at` (epoch milliseconds by this device's clock), counted down; 0 when it is over. */
export function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= at) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [at])
  return Math.max(0, Math.ceil((at - now) / SECOND_MS))
}
