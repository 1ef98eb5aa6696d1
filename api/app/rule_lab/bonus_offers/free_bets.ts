/** Free bets of an offer by other terms (rules 15.8, 17.8). */
import { reads } from '#core/database/lagging_reads'
import { coverOf } from '@grandstand/shared-types/bonuses/counting'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import { grantedOf } from '@grandstand/shared-types/bonuses/worth'
import type { Outcome } from '@grandstand/shared-types/rule_lab/past_coupon'
import { TOKEN_SPENT } from '#bonuses/playing/followed_plays'
import { beyondStake, FREE_BET } from '#bonuses/playing/free_bets'
import { whereAmong } from '#core/database/transactions'
import { DAY_MS } from '#rule_lab/bonus_offers/grant_page'
import type { PastGrant } from '#rule_lab/bonus_offers/past_grants'
import { playsNamed } from '#rule_lab/bonus_offers/plays'

interface UsedToken {
  grantId: number
  couponId: number
  stakeMinor: number
  payoutMinor: number
  /** Paid beside the win. */
  bonusMinor: number
  boostMinor: number
  playedAt: number
}

/**
 * The coupons that tokens paid for and that have ended, by grant: the last one of each token, since it pays once. A stake that
 * came back is no use of a token.
 */
async function usedTokens(grantIds: readonly number[]): Promise<Map<number, UsedToken>> {
  const query = reads().query<UsedToken>().from('bonus_plays').where('bonus_plays.pocket', FREE_BET)
  const rows: UsedToken[] = await whereAmong(query, 'bonus_plays.grant_id', grantIds)
    .join('coupons', 'coupons.id', 'bonus_plays.play_id')
    .whereIn('bonus_plays.end', ['settled', 'sold'])
    .whereRaw(`not (${TOKEN_SPENT})`)
    .select({ grantId: 'bonus_plays.grant_id', couponId: 'coupons.id' })
    .select({ stakeMinor: 'bonus_plays.stake', playedAt: 'bonus_plays.created_at' })
    .select({ payoutMinor: 'coupons.payout', bonusMinor: 'coupons.bonus_paid' })
    .select({ boostMinor: 'coupons.boost_paid' })
  return new Map(rows.map((row) => [Number(row.grantId), row]))
}

/** By grant, those of free bets alone; `tried` null leaves the terms of each. */
export async function triedTokens(
  grants: readonly PastGrant[],
  tried: BonusTerms | null
): Promise<Map<number, { before: Outcome; after: Outcome }>> {
  const tokens = grants.filter(({ category }) => category === 'freeBet')
  if (tokens.length === 0) return new Map()
  const used = await usedTokens(tokens.filter(isPlayers).map(({ id }) => id))
  const plays = await playsNamed([...used.values()].map(({ couponId }) => `coupon:${couponId}`))
  return new Map(
    tokens.map((grant) => {
      const terms = tried ?? grant.terms
      const grantedMinor = grantedOf(terms, grant.baseMinor)
      const token = used.get(grant.id)
      const play = token && plays.get(`coupon:${token.couponId}`)?.play
      const isGood =
        token !== undefined && token.playedAt < expiryOf(grant, terms) && grantedMinor > 0
      const isUsed = isGood && play !== undefined && coverOf(terms, play, 0).isCovered
      return [
        grant.id,
        {
          before: outcome(grant.grantedMinor, grant.convertedMinor ?? 0),
          after: outcome(grantedMinor, isUsed ? winOf(token, grantedMinor) : 0),
        },
      ]
    })
  )
}

/** Of one that was given up or cancelled after it came back, a coupon corrected later wins for the house. */
const isPlayers = ({ state }: PastGrant): boolean => state !== 'forfeited' && state !== 'cancelled'

const expiryOf = ({ terms: own, expiresAt, createdAt }: PastGrant, terms: BonusTerms): number =>
  own.validDays === terms.validDays ? expiresAt : createdAt + terms.validDays * DAY_MS

const outcome = (grantedMinor: number, paidMinor: number): Outcome => ({
  ...{ stakeMinor: 0, paidMinor, refusedBy: null, grantedMinor },
})

/** A coupon of another amount would have won in proportion. */
function winOf(token: UsedToken, grantedMinor: number): number {
  const { stakeMinor, payoutMinor, bonusMinor, boostMinor } = token
  const extra = Number(bonusMinor) + Number(boostMinor)
  const won = beyondStake(Number(payoutMinor) - extra, Number(stakeMinor)) + extra
  return Number((BigInt(won) * BigInt(grantedMinor)) / BigInt(stakeMinor))
}
