import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { oddsStore, type LivePrice } from './store.ts'

/** How long the arrow of a movement stays. */
export const ARROW_MS = 3000

export interface Movement {
  direction: 'up' | 'down'
  /** Counts movements, so that a new one starts the fading again. */
  tick: number
}

export function useLivePrice(outcomeId: number): LivePrice | undefined {
  const subscribe = useCallback(
    (listener: () => void) => oddsStore.subscribe(outcomeId, listener),
    [outcomeId]
  )
  return useSyncExternalStore(subscribe, () => oddsStore.get(outcomeId))
}

/** The last movement while its arrow stays; null on first sight of a price and after a silence. */
export function useMovement(outcomeId: number, price: LivePrice | undefined): Movement | null {
  const seen = useRef<{ outcomeId: number; oddsMilli: number } | null>(null)
  const [movement, setMovement] = useState<Movement | null>(null)

  useEffect(() => {
    if (!price) return
    const before = seen.current
    seen.current = { outcomeId, oddsMilli: price.oddsMilli }
    if (!before || before.outcomeId !== outcomeId || before.oddsMilli === price.oddsMilli) return
    if (price.afterSilence) return
    const direction = price.oddsMilli > before.oddsMilli ? 'up' : 'down'
    setMovement((last) => ({ direction, tick: (last?.tick ?? 0) + 1 }))
  }, [outcomeId, price])

  useEffect(() => {
    if (!movement) return
    const timer = setTimeout(() => setMovement(null), ARROW_MS)
    return () => clearTimeout(timer)
  }, [movement])

  return movement
}
