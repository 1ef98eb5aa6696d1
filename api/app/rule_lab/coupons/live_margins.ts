/** Other margins on prices in play (rules 17.5). The brands share the board, so the highest margin of all counts. */
import { reads } from '#core/database/lagging_reads'
import { marginPercent, type LiveMargins } from '@grandstand/shared-types/live/margins'
import {
  outcomeWithMargin,
  type MarginChange,
} from '@grandstand/shared-types/rule_lab/tried_margins'
import { whereAmong } from '#core/database/transactions'
import { isPaid, type Forecaster } from '#rule_lab/coupons/forecaster'
import { openSites, type CurrentSite } from '#sites/current_site'

/** Of a match that the catalogue no longer has. */
const NO_CHANGE: MarginChange = { from: 0, to: 0 }

interface MatchRow {
  id: number
  sportId: number
  tournamentId: number
}

/** `tried` null leaves every price. */
export async function liveMarginForecaster(
  site: CurrentSite,
  tried: LiveMargins | null
): Promise<Forecaster> {
  const own = site.settings.live.margins
  const others = (await openSites())
    .filter(({ id }) => id !== site.id)
    .map(({ settings }) => settings.live.margins)
  const changes = new Map<number, MarginChange>()
  return {
    mayTouch: (row) => isPaid(row) && (tried === null || Boolean(row.isLive)),
    async prepare(coupons) {
      const ids = coupons.flatMap(({ past }) => past.selections.map(({ matchId }) => matchId))
      for (const match of await matchesOf(ids.filter((id) => !changes.has(id)))) {
        const highest = (margins: LiveMargins) =>
          Math.max(...[...others, margins].map((one) => marginPercent(one, match)))
        changes.set(match.id, { from: highest(own), to: highest(tried ?? own) })
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
