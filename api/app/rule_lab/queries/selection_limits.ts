/** Limits on sports, matches, markets and outcomes, as the book merges them (rules 4.6). */
import db from '@adonisjs/lucid/services/db'
import {
  betLimitsIn,
  strictestLimits,
  type BetLimits,
  type BetLimitScope,
} from '@grandstand/shared-types/coupons/limits/bet_limits'
import type { PastSelection } from '@grandstand/shared-types/rule_lab/past_coupon'
import type { SelectionLimits } from '@grandstand/shared-types/rule_lab/tried_limits'
import type { RulesOfToday } from '@grandstand/shared-types/wire/betting/rule_lab'
import { whereAmong } from '#core/database/transactions'

export type LimitOnSubject = RulesOfToday['betLimits'][number]

/** The bet limits of a brand. */
export async function limitsOnSubjects(siteId: number): Promise<LimitOnSubject[]> {
  const rows: (Omit<LimitOnSubject, 'limits'> & { limits: string })[] = await db
    .query<LimitOnSubject & { limits: string }>()
    .from('bet_limits')
    .where('site_id', siteId)
    .orderBy('id')
    .select({ scope: 'scope', scopeId: 'scope_id', currency: 'currency', limits: 'limits' })
  return rows.map((row) => ({
    ...row,
    scopeId: Number(row.scopeId),
    limits: JSON.parse(row.limits) as BetLimits,
  }))
}

export type PlaceOfMatch = Record<'sport' | 'category' | 'tournament', number>

const PLACES = {
  id: 'm.id',
  sport: 'm.sport_id',
  category: 'm.category_id',
  tournament: 'm.tournament_id',
} as const

/** Where the matches stand in the catalogue, read once for a trial. */
export class PlacesOfMatches {
  readonly #known = new Map<number, PlaceOfMatch>()

  async meet(matchIds: readonly number[]): Promise<void> {
    const missing = [...new Set(matchIds)].filter((id) => !this.#known.has(id))
    if (missing.length === 0) return
    const query = db.query<PlaceOfMatch & { id: number }>().from('matches as m')
    const rows: (PlaceOfMatch & { id: number })[] = await whereAmong(query, 'm.id', missing).select(
      PLACES
    )
    for (const { id, sport, category, tournament } of rows) {
      this.#known.set(Number(id), {
        sport: Number(sport),
        category: Number(category),
        tournament: Number(tournament),
      })
    }
  }

  /** The selection's place in the catalogue by the scope of a limit. */
  idOf(selection: PastSelection, scope: BetLimitScope): number | undefined {
    switch (scope) {
      case 'match':
        return selection.matchId
      case 'market':
        return selection.marketId
      case 'outcome':
        return selection.outcomeId
      default:
        return this.#known.get(selection.matchId)?.[scope]
    }
  }
}

/** The strictest of all limits on a selection, for coupons of a currency. */
export function selectionLimits(
  all: readonly LimitOnSubject[],
  currency: string,
  places: PlacesOfMatches
): SelectionLimits {
  const binding = all.flatMap(({ scope, scopeId, ...limit }) => {
    const limits = betLimitsIn(limit, currency)
    return limits ? [{ scope, scopeId, limits }] : []
  })
  return (selection) =>
    strictestLimits(
      binding.map(({ scope, scopeId, limits }) =>
        places.idOf(selection, scope) === scopeId ? limits : undefined
      )
    )
}
