import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** The present time, updated every second. */
export function useTick(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
