/** Other margins of the brand on prices in play (rules 17.5). */
import { reads } from '#core/database/lagging_reads'
import { marginPercent, type Margins } from '@grandstand/shared-types/live/margins'
import {
  outcomeWithMargin,
  type MarginChange,
} from '@grandstand/shared-types/rule_lab/tried_margins'
import { whereAmong } from '#core/database/transactions'
import { isPaid, type Forecaster } from '#rule_lab/coupons/forecaster'
import type { CurrentSite } from '#sites/current_site'

/** Of a match that the catalogue no longer has. */
const NO_CHANGE: MarginChange = { from: 0, to: 0 }

interface MatchRow {
  id: number
  sportId: number
  tournamentId: number
}

/** `tried` null leaves every price. */
export function liveMarginForecaster(site: CurrentSite, tried: Margins | null): Forecaster {
  const own = site.settings.live.margins
  const changes = new Map<number, MarginChange>()
  return {
    mayTouch: (row) => isPaid(row) && (tried === null || Boolean(row.isLive)),
    async prepare(coupons) {
      const ids = coupons.flatMap(({ past }) => past.selections.map(({ matchId }) => matchId))
      for (const match of await matchesOf(ids.filter((id) => !changes.has(id)))) {
        changes.set(match.id, {
          from: marginPercent(own, match),
          to: marginPercent(tried ?? own, match),
        })
      }
    },
    outcome: ({ past }) =>
      outcomeWithMargin(past, ({ matchId }) => changes.get(matchId) ?? NO_CHANGE),
  }
}

async function matchesOf(ids: readonly number[]): Promise<MatchRow[]> {
  if (ids.length === 0) return []
  return whereAmong(reads().query<MatchRow>().from('matches'), 'id', [...new Set(ids)]).select({
    id: 'id',
    sportId: 'sport_id',
    tournamentId: 'tournament_id',
  })
}
