import { useEffect, useState } from 'react'
import { serverNow } from './serverClock.ts'

/** The server's clock, epoch milliseconds, read anew every so many milliseconds. */
export function useServerNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
