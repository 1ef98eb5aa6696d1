import type { DrawGameView, DrawView } from '@grandstand/shared-types/wire/draws'
import { useState } from 'react'
import { serverNow } from '../../../api/serverClock.ts'

export interface OpenDraw {
  /** The draw that a ticket would be for; null while no draw is open. */
  draw: DrawView | null
  /** The draws that are open, the next one first. */
  open: readonly DrawView[]
  choose: (drawId: number) => void
}

/** The next open draw of a game, or the one that was chosen, as long as it is open. */
export function useOpenDraw({ draws }: DrawGameView): OpenDraw {
  const [chosenId, choose] = useState<number | null>(null)
  const open = draws.filter(({ state, closesAt }) => state === 'open' && closesAt > serverNow())
  return { draw: open.find(({ id }) => id === chosenId) ?? open[0] ?? null, open, choose }
}
