import { useEffect, useState } from 'react'

/** Milliseconds for which an arrow is shown. */
const SHOWN_MS = 3_000

/** The direction of a price's last move, for three seconds; null without a move, and on first display. */
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
