/**
 * A result of the demo that waits for a second officer: players put much on one match, and the trader alone may not pay
 * that much.
 */
import db from '@adonisjs/lucid/services/db'
import { randomStream } from '#database/demo/random'
import type { Editor, Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { placeCoupon } from '#coupons/actions/place_coupon'
import { moveCredit } from '#dealers/actions/move_credit'
import { resultOf } from '#demo/results'
import { askSecondOfficer } from '#settlement/approval/ask'
import { resultEnter } from '#settlement/approval/orders'
import { updateSite } from '#sites/actions/update_site'

const SECOND_OFFICER_ABOVE_MINOR = 500_000
const STAKE_MINOR = 100_000
const LEAST_ODDS_MILLI = 2_000
const MOST_ODDS_MILLI = 4_500
const TRIES = 50

/** The match that is backed, and the price of its home side. */
export interface Backed {
  matchId: number
  sportId: number
  outcomeId: number
  oddsMilli: number
}

/** Gives the players credit from `dealer`, and puts their stakes on one home side of today. Null when no match fits. */
export async function backOneMatch(
  dealer: Principal,
  players: readonly Principal[],
  dayEnd: number
): Promise<Backed | null> {
  const backed = await homeSide(dayEnd)
  if (!backed) return null
  const { outcomeId, oddsMilli } = backed
  for (const player of players) {
    const idempotencyKey = `demo-more-credit-${player.userId}`
    const order = { direction: 'send', amountMinor: STAKE_MINOR } as const
    await moveCredit(player.userId, order, { principal: dealer, ip: '', idempotencyKey })
    const body = {
      kind: 'single' as const,
      selections: [{ outcomeId, oddsMilli }],
      totalStakeMinor: STAKE_MINOR,
      oddsChange: 'any' as const,
    }
    const key = `demo:backed:${player.userId}`
    await placeCoupon({ principal: player, key, body, bodyHash: key, ip: '203.0.113.5' })
  }
  return backed
}

/** The trader enters a home win; resolves to true when the result moves more than the brand's figure and so waits. */
export async function askForResult(
  { matchId, sportId }: Backed,
  trader: Editor,
  admin: Editor
): Promise<boolean> {
  await updateSite(admin, admin.principal.siteId, {
    settings: { secondOfficerAboveMinor: SECOND_OFFICER_ABOVE_MINOR },
  })
  const random = randomStream('demo backed', matchId)
  for (let tried = 0; tried < TRIES; tried++) {
    const facts = resultOf(sportId, random)
    const [home, away] = facts.fullTime ?? [0, 0]
    if (home <= away) continue
    const order = { facts, basedOnRevision: 0, beforeStart: false }
    if (await askSecondOfficer(resultEnter, { subjectId: matchId, order, by: trader })) return true
  }
  return false
}

async function homeSide(dayEnd: number): Promise<Backed | null> {
  const row: Backed | null = await db
    .query<Backed>()
    .from('outcomes')
    .join('markets', 'markets.id', 'outcomes.market_id')
    .join('matches', 'matches.id', 'markets.match_id')
    .where('matches.starts_at', '>', clock.now())
    .where('matches.starts_at', '<', dayEnd)
    .where('markets.is_main_line', true)
    .where('outcomes.outcome_key', '1')
    .whereBetween('outcomes.odds_milli', [LEAST_ODDS_MILLI, MOST_ODDS_MILLI])
    .orderBy('outcomes.id')
    .select({
      matchId: 'matches.id',
      sportId: 'matches.sport_id',
      outcomeId: 'outcomes.id',
      oddsMilli: 'outcomes.odds_milli',
    })
    .first()
  return row && { ...row, matchId: Number(row.matchId), outcomeId: Number(row.outcomeId) }
}
