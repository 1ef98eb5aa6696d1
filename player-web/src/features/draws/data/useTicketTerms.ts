import type { DrawGameView, DrawPurchase } from '@grandstand/shared-types/wire/draws'
import { useState } from 'react'
import type { DrawBetCode } from './drawBetCode.ts'
import { PLAYS } from './plays.ts'
import type { OpenDraw } from './useOpenDraw.ts'

export interface TicketTerms {
  /** Of each bet: the price that the brand has set, or the stake that was chosen. */
  stakeMinor: number
  setStakeMinor: (minor: number) => void
  /** How many draws the ticket is for, no more than are open. */
  draws: number
  setDraws: (draws: number) => void
  /** Open draws from the chosen one on; of a race the chosen one alone. */
  mostDraws: number
  /** The tickets that were bought; null while one is filled in. */
  bought: DrawPurchase | null
  setBought: (bought: DrawPurchase | null) => void
  /** Whether a ticket can have the stake and the draws of a bet code. */
  fits: (code: DrawBetCode) => boolean
  /** Begins a ticket with them, or goes on with the one that is filled in. */
  take: (code: DrawBetCode) => void
}

/** Stake and draws of the ticket that is filled in. */
export function useTicketTerms(game: DrawGameView, { draw, open }: OpenDraw): TicketTerms {
  const { code, limit, priceMinor } = game
  const [chosenMinor, setStakeMinor] = useState(limit?.minStakeMinor ?? 0)
  const [draws, setDraws] = useState(1)
  const [bought, setBought] = useState<DrawPurchase | null>(null)
  const after = draw ? open.length - open.indexOf(draw) : 0
  const mostDraws = PLAYS[code].kind === 'race' ? Math.min(after, 1) : after
  return {
    stakeMinor: priceMinor ?? chosenMinor,
    setStakeMinor,
    draws: Math.min(draws, Math.max(1, mostDraws)),
    setDraws,
    mostDraws,
    bought,
    setBought,
    fits: (typed) =>
      (typed.draws ?? 1) <= mostDraws &&
      (priceMinor === null || typed.stakeMinor === null || typed.stakeMinor === priceMinor),
    take: (typed) => {
      setStakeMinor(typed.stakeMinor ?? chosenMinor)
      setDraws(typed.draws ?? draws)
      setBought(null)
    },
  }
}
