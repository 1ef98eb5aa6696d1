import { useGetList } from 'ra-core'
import {
  betLimitsIn,
  strictestLimits,
  type BetLimits,
  type BetLimitScope,
} from '@grandstand/shared-types/coupons/limits/bet_limits'
import type { BetLimitView } from '@grandstand/shared-types/wire/betting/book'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { useMatchMarkets } from '../../markets/useMatchMarkets.ts'

const MOST_LIMITS = { page: 1, perPage: 1000 }
const BY_AGE = { field: 'id', order: 'ASC' } as const

export interface MatchLimits {
  /** Limits from the sport down to the match. */
  above: BetLimitView[]
  /** Limits on markets and prices of the match. */
  inside: BetLimitView[]
  /** For each currency, the strictest of the limits in `above`, which apply to every selection on the match. */
  effective: { currency: string; limits: BetLimits }[]
  error: Error | null
  isPending: boolean
}

/** Every limit that applies to a selection on the match. */
export function useMatchLimits(match: MatchRow): MatchLimits {
  const { markets, outcomesOf } = useMatchMarkets(match.id)
  const list = useGetList<BetLimitView>('bet-limits', {
    filter: {},
    pagination: MOST_LIMITS,
    sort: BY_AGE,
  })
  const ids = {
    sport: [match.sportId],
    category: [match.categoryId],
    tournament: [match.tournamentId],
    match: [match.id],
    market: markets.map(({ id }) => id),
    outcome: markets.flatMap(({ id }) => outcomesOf(id).map((outcome) => outcome.id)),
  } satisfies Record<BetLimitScope, number[]>
  const of = (scopes: readonly BetLimitScope[]) =>
    scopes.flatMap((scope) =>
      (list.data ?? []).filter((row) => row.scope === scope && ids[scope].includes(row.scopeId))
    )
  const above = of(['sport', 'category', 'tournament', 'match'])
  return {
    above,
    inside: of(['market', 'outcome']),
    effective: effectiveOf(above),
    error: list.error,
    isPending: list.isPending,
  }
}

function effectiveOf(above: readonly BetLimitView[]): MatchLimits['effective'] {
  const currencies = [...new Set(above.map(({ currency }) => currency))]
  return currencies.flatMap((currency) => {
    const limits = strictestLimits(above.map((row) => betLimitsIn(row, currency)))
    return limits ? [{ currency, limits }] : []
  })
}
