import { useEffect, useState } from 'react'

/** How long an arrow stands. */
const SHOWN_MS = 3_000

/** Which way a price moved last, for three seconds; null when it stood still, and at first sight. */
export function usePriceMove(oddsMilli: number): 'up' | 'down' | null {
  const [seen, setSeen] = useState(oddsMilli)
  const [move, setMove] = useState<'up' | 'down' | null>(null)
  if (seen !== oddsMilli) {
    setSeen(oddsMilli)
    setMove(oddsMilli > seen ? 'up' : 'down')
  }
  useEffect(() => {
    if (!move) return
    const timer = setTimeout(() => setMove(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [move, oddsMilli])
  return move
}
