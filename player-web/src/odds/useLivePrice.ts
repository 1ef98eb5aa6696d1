import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { oddsStore, type LivePrice } from './store.ts'

/** How long the arrow of a movement stays. */
export const ARROW_MS = 3000
/** How long the tint stays full; then it fades, within a second in all. */
const FULL_TINT_MS = 350

export interface Movement {
  direction: 'up' | 'down'
  /** Counts movements: a new one starts the times of tint and arrow again. */
  tick: number
  /** The tint goes; the arrow stays a little longer. */
  isFading: boolean
}

export function useLivePrice(outcomeId: number): LivePrice | undefined {
  const subscribe = useCallback(
    (listener: () => void) => oddsStore.subscribe(outcomeId, listener),
    [outcomeId]
  )
  return useSyncExternalStore(subscribe, () => oddsStore.get(outcomeId))
}

interface Seen {
  outcomeId: number
  price: LivePrice | undefined
  movement: Movement | null
}

/**
 * The last movement while its arrow stays; null on first sight of a price and after a silence. It is found while rendering:
 * an effect would paint each cell twice for each tick.
 */
export function useMovement(outcomeId: number, price: LivePrice | undefined): Movement | null {
  const [seen, setSeen] = useState<Seen>({ outcomeId, price, movement: null })
  let { movement } = seen
  if (seen.outcomeId !== outcomeId || seen.price !== price) {
    movement = seen.outcomeId === outcomeId ? movementTo(price, seen) : null
    setSeen({ outcomeId, price, movement })
  }

  const tick = movement?.tick
  useEffect(() => {
    if (tick === undefined) return
    const fade = setTimeout(() => setSeen(withFadingTint), FULL_TINT_MS)
    const end = setTimeout(() => setSeen((last) => ({ ...last, movement: null })), ARROW_MS)
    return () => {
      clearTimeout(fade)
      clearTimeout(end)
    }
  }, [tick])

  return movement
}

function movementTo(
  price: LivePrice | undefined,
  { price: before, movement }: Seen
): Movement | null {
  if (!price || !before || price.oddsMilli === before.oddsMilli) return movement
  if (price.afterSilence) return movement
  const direction = price.oddsMilli > before.oddsMilli ? 'up' : 'down'
  return { direction, tick: (movement?.tick ?? 0) + 1, isFading: false }
}

function withFadingTint(seen: Seen): Seen {
  return seen.movement ? { ...seen, movement: { ...seen.movement, isFading: true } } : seen
}
