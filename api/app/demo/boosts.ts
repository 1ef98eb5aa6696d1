/** An odds boost of the demo, so that one is seen beside the prices when the demo is first opened. */
import db from '@adonisjs/lucid/services/db'
import { createBoost } from '#boosts/edit_boosts'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'

const DAY_MS = 24 * 3_600_000
const SOCCER = 1
const MATCH_RESULT = 1
const AWAY = '2'
/** Matches of these days from now: those that start earlier would soon be over. */
const [FROM_DAY, TO_DAY] = [2, 6]
const MATCHES = 3

/** A quarter more for the away wins of some matches of the week. A second run adds nothing. */
export async function boostMatches(admin: Editor): Promise<void> {
  const { siteId } = admin.principal
  if (await db.from('odds_boosts').where('site_id', siteId).first()) return
  const now = clock.now()
  const matches = await matchesBetween(now + FROM_DAY * DAY_MS, now + TO_DAY * DAY_MS)
  const last = matches.at(-1)
  if (!last) return
  await createBoost(admin, {
    name: 'Haftanın sürprizi',
    startsAt: now,
    endsAt: last.startsAt,
    terms: {
      matchIds: matches.map(({ id }) => id),
      ...{ marketTypeId: MATCH_RESULT, specifier: '', outcomeKey: AWAY },
      ...{ percentMilli: 25_000, priceMilli: null, isLive: false },
      ...{ isSinglesOnly: false, leastSelections: 1, usesPerPlayer: 3 },
      amounts: [{ currency: 'TRY', highestStakeMinor: 20_000, highestExtraMinor: 50_000 }],
      ...{ countries: [], branches: [] },
    },
  })
}

interface Match {
  id: number
  startsAt: number
}

async function matchesBetween(fromMs: number, toMs: number): Promise<Match[]> {
  const rows: Match[] = await db
    .query<Match>()
    .from('matches')
    .join('markets', 'markets.match_id', 'matches.id')
    .join('tournaments', 'tournaments.id', 'matches.tournament_id')
    .join('categories', 'categories.id', 'tournaments.category_id')
    .where({ 'categories.sport_id': SOCCER, 'markets.market_type_id': MATCH_RESULT })
    .whereBetween('matches.starts_at', [fromMs, toMs])
    .orderBy('matches.starts_at')
    .orderBy('matches.id')
    .limit(MATCHES)
    .select({ id: 'matches.id', startsAt: 'matches.starts_at' })
  return rows.map(({ id, startsAt }) => ({ id: Number(id), startsAt: Number(startsAt) }))
}
