/** Stakes that bonuses paid: written with the stake, followed to their end (rules 15.5). */
import { areOpposed, type Pick } from '@grandstand/shared-types/bonuses/opposing'
import type { Share } from '@grandstand/shared-types/games/wallet/split_by_share'
import { insertAll, type Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { logGrants } from '#bonuses/grants/log'
import { FREE_BET, takeTokens } from '#bonuses/playing/free_bets'
import type { NewPlay } from '#bonuses/playing/new_play'
import type { Covering } from '#bonuses/playing/running_grants'

/** The plays of a stake that was drawn in these parts: one for each grant that paid some of it. */
export function playsOf(
  play: { kind: NewPlay['kind']; playId: number },
  covering: readonly Covering[],
  parts: readonly Share[]
): NewPlay[] {
  return covering.flatMap(({ grant, percentMilli }) => {
    const part = parts.find(({ accountId }) => accountId === grant.accountId)
    if (!part) return []
    return [
      {
        ...play,
        grantId: grant.id,
        pocket: grant.pocket,
        paidBy: parts,
        stakeMinor: part.amountMinor,
        percentMilli,
      },
    ]
  })
}

/** Writes plays. Coupons must be written before, since those that bet against each other count nothing. */
export async function writePlays(trx: Trx, plays: readonly NewPlay[]): Promise<void> {
  if (plays.length === 0) return
  const now = clock.now()
  await insertAll(
    trx,
    'bonus_plays',
    plays.map((play) => ({
      grant_id: play.grantId,
      kind: play.kind,
      play_id: play.playId,
      pocket: play.pocket,
      paid_by: JSON.stringify(play.paidBy),
      stake: play.stakeMinor,
      percent_milli: play.percentMilli,
      is_opposed: false,
      end: 'open',
      counted: 0,
      won: 0,
      created_at: now,
    }))
  )
  await takeTokens(trx, plays)
  const coupons = plays.filter(({ kind, pocket }) => kind === 'coupon' && pocket !== FREE_BET)
  if (coupons.length > 0) await markOpposed(trx, coupons)
}

interface PickRow extends Pick {
  grantId: number
  id: number
  playId: number
  countedMinor: number
}

/** Marks the coupons of a grant that bet against each other, and takes off what they counted. */
async function markOpposed(trx: Trx, coupons: readonly NewPlay[]): Promise<void> {
  const rows: PickRow[] = await trx
    .query<PickRow>()
    .from('bonus_plays as p')
    .join('coupon_selections as s', 's.coupon_id', 'p.play_id')
    .where('p.kind', 'coupon')
    .whereIn('p.grant_id', [...new Set(coupons.map(({ grantId }) => grantId))])
    .whereIn('p.end', ['open', 'settled'])
    .select({ grantId: 'p.grant_id', id: 'p.id', playId: 'p.play_id', countedMinor: 'p.counted' })
    .select({ marketId: 's.market_id', outcomeId: 's.outcome_id' })
  const plays = Map.groupBy(rows, ({ id }) => Number(id))
  const news = new Set(coupons.map(({ grantId, playId }) => `${grantId}:${playId}`))
  const opposed = new Map<number, PickRow>()
  for (const [id, own] of plays) {
    const [first] = own
    if (!first || !news.has(`${first.grantId}:${first.playId}`)) continue
    for (const [otherId, other] of plays) {
      const [second] = other
      if (!second || otherId === id || second.grantId !== first.grantId) continue
      if (areOpposed(own, other)) opposed.set(id, first).set(otherId, second)
    }
  }
  if (opposed.size === 0) return
  await trx
    .from('bonus_plays')
    .whereIn('id', [...opposed.keys()])
    .update({ is_opposed: true, counted: 0 })
  const counted = [...opposed.values()].filter(({ countedMinor }) => Number(countedMinor) > 0)
  for (const { grantId, countedMinor } of counted) {
    await trx.from('bonus_grants').where('id', grantId).decrement('counted', Number(countedMinor))
  }
  await logGrants(
    trx,
    counted.map(({ grantId, playId, countedMinor }) => ({
      grantId,
      kind: 'uncounted',
      amountMinor: 0 - Number(countedMinor),
      play: { kind: 'coupon', id: Number(playId) },
    }))
  )
}
