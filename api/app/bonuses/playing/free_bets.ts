/** Free bets: tokens that pay the stake of one coupon (rules 15.8). */
import { coverOf, type BonusPlay } from '@grandstand/shared-types/bonuses/counting'
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import type { Reader, Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { grantsWhere, type Grant } from '#bonuses/grants/grant'
import { logGrants } from '#bonuses/grants/log'
import { tellOfEnd } from '#bonuses/grants/news'
import type { StoredPlay } from '#bonuses/playing/followed_plays'
import type { NewPlay } from '#bonuses/playing/new_play'

/** Stands for the pocket of a play that a token paid for. */
export const FREE_BET = 'freeBet'

/** Tokens by the id of their grant. */
export type Tokens = ReadonlyMap<number, Grant>

/** The named tokens that wait to be used. Their owners' accounts must be locked. */
export async function waitingTokens(from: Reader, ids: readonly number[]): Promise<Tokens> {
  if (ids.length === 0) return new Map()
  const grants = await grantsWhere(from, (query) =>
    query
      .whereIn('id', [...ids])
      .where({ state: 'running', has_token: true })
      .where('expires_at', '>', clock.now())
  )
  return new Map(grants.map((grant) => [grant.id, grant]))
}

interface Used {
  userId: number
  play: BonusPlay
  stakeMinor: number
}

/** Why the token does not pay for the coupon; null when it does. */
export function tokenFault(
  token: Grant | undefined,
  { userId, play, stakeMinor }: Used
): { key: ErrorKey; params: number[] } | null {
  if (token?.userId !== userId) return { key: 'bonusOver', params: [] }
  // a token pays exactly its amount, whatever the largest stake
  if (!coverOf(token.terms, play, 0).isCovered) return { key: 'bonusNotOpen', params: [] }
  const { grantedMinor } = token
  if (stakeMinor < grantedMinor) return { key: 'stakeBelowMin', params: [grantedMinor] }
  return stakeMinor > grantedMinor ? { key: 'stakeAboveMax', params: [grantedMinor] } : null
}

/** The play of a coupon whose stake the house pays. */
export const freePlay = (token: Grant, playId: number, bonusesId: number): NewPlay => ({
  grantId: token.id,
  kind: 'coupon',
  playId,
  pocket: FREE_BET,
  paidBy: [{ accountId: bonusesId, amountMinor: token.grantedMinor }],
  stakeMinor: token.grantedMinor,
  percentMilli: 0,
})

/** Takes the tokens of new plays. */
export async function takeTokens(trx: Trx, plays: readonly NewPlay[]): Promise<void> {
  const used = plays.filter(({ pocket }) => pocket === FREE_BET)
  for (const { grantId, playId, stakeMinor } of used) {
    await trx.from('bonus_grants').where('id', grantId).update({ has_token: false })
    const play = { kind: 'coupon', id: playId } as const
    await logGrants(trx, [{ grantId, kind: 'tokenUsed', amountMinor: stakeMinor, play }])
  }
}

/** What a payout brings the player beyond the stake, which the house paid. */
export const beyondStake = (payoutMinor: number, stakeMinor: number): number =>
  Math.max(0, payoutMinor - stakeMinor)

/**
 * Whether the coupon's win is the player's. A token is one stake and pays once: when it came back and was used again, given up
 * or cancelled, corrections of the coupon before move the house's money alone. That coupon had returned its stake, so the
 * player has nothing of it.
 */
const isPlayers = (grant: Grant, { isTokenSpent }: StoredPlay): boolean =>
  !isTokenSpent && grant.state !== 'forfeited' && grant.state !== 'cancelled'

/** The player's part of a payout; of one beside the win (`isExtra`) the stake is no part. */
export function freeWin(
  grant: Grant,
  play: StoredPlay,
  { payoutMinor, isExtra = false }: { payoutMinor: number; isExtra?: boolean | undefined }
): number {
  if (!isPlayers(grant, play)) return 0
  return beyondStake(payoutMinor, isExtra ? 0 : play.stakeMinor)
}

/** After the coupon of a token has come further: a win ends the grant, a stake that came back returns the token. */
export async function settleToken(
  trx: Trx,
  grant: Grant,
  play: StoredPlay,
  { end, wonMinor }: Pick<StoredPlay, 'end' | 'wonMinor'>
): Promise<void> {
  if (!isPlayers(grant, play) || (end === play.end && wonMinor === play.wonMinor)) return
  const now = clock.now()
  const isBack = end === 'returned' && grant.expiresAt > now
  const over = end === 'returned' ? 'expired' : 'met'
  const state = end === 'open' || isBack ? 'running' : over
  await trx
    .from('bonus_grants')
    .where('id', must(grant.id, 'grant of a free bet'))
    .update({
      state,
      has_token: isBack,
      converted: state === 'met' ? wonMinor : null,
      ended_at: state === 'running' ? null : now,
    })
  if (end === 'open') return
  if (state === 'expired' && grant.state !== 'expired') await tellOfEnd(trx, { ...grant, state })
  const kind = isBack ? 'tokenBack' : state === 'met' ? 'converted' : 'expired'
  const amountMinor = isBack ? grant.grantedMinor : wonMinor
  await logGrants(trx, [
    { grantId: grant.id, kind, amountMinor, play: { kind: play.kind, id: play.playId } },
  ])
}
