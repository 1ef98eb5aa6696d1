import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Whole seconds until `at` (epoch milliseconds by this device's clock), counted down; 0 when it is over. */
export function useSecondsUntil(at: number): number {
  const left = () => Math.max(0, Math.ceil((at - Date.now()) / SECOND_MS))
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => {
      tick((count) => count + 1)
      if (Date.now() >= at) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [at])
  return left()
}
