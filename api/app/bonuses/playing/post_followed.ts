/** Posts the money of coupons that bonuses paid for, with what becomes of it. */
import type { PlayEnd } from '@grandstand/shared-types/bonuses/counting'
import { must } from '#core/errors/must'
import type { Trx } from '#core/database/transactions'
import type { BonusBooks } from '#bonuses/grants/bonus_books'
import type { Grant } from '#bonuses/grants/grant'
import { aroundParts, type Around } from '#bonuses/playing/around_transfers'
import { FREE_BET, freeWin } from '#bonuses/playing/free_bets'
import {
  partsBetween,
  partsOf,
  type FollowedPlays,
  type StoredPlay,
} from '#bonuses/playing/followed_plays'
import { accountsOf } from '#bonuses/playing/pay_legs'
import { settlePlays, type PlayNews } from '#bonuses/playing/settle_plays'
import { post, type Transfer } from '#ledger/post'

/** What happened to a play. */
export interface PlayMove {
  playId: number
  userId: number
  end: PlayEnd
  /** Each payout that is split on its own, before and from now on: the win, the combo bonus. */
  payouts: readonly { beforeMinor: number; afterMinor: number }[]
}

/** Posts the transfers, counts the plays and ends grants. Resolves to what `post` resolves to. */
export async function postFollowed(
  trx: Trx,
  followed: FollowedPlays,
  moves: readonly PlayMove[],
  transfers: readonly Transfer[],
  booksOf: (grant: Grant) => BonusBooks
): Promise<Awaited<ReturnType<typeof post>>> {
  const { before, after } = aroundMoves(followed, moves, booksOf)
  const locked = [...followed.accounts.values()].flat()
  const posted = await post(trx, [...before, ...transfers, ...after], locked)
  const news = moves.flatMap((move) => newsOf(followed, move))
  await settlePlays(trx, followed, news, booksOf)
  return posted
}

function aroundMoves(
  followed: FollowedPlays,
  moves: readonly PlayMove[],
  booksOf: (grant: Grant) => BonusBooks
): Around {
  const all: Around = { before: [], after: [] }
  for (const { playId, userId, payouts } of moves) {
    const plays = followed.plays.get(playId)
    const [first] = plays ?? []
    if (!plays || !first) continue
    const grant = must(followed.grants.get(first.grantId), 'grant of a play')
    const accounts = accountsOf(followed, userId)
    for (const { beforeMinor, afterMinor } of payouts) {
      const parts = partsBetween(beforeMinor, afterMinor, first.paidBy)
      const { grants } = followed
      const around = aroundParts({ plays, parts }, { grants, accounts, books: booksOf(grant) })
      all.before.push(...around.before)
      all.after.push(...around.after)
    }
  }
  return all
}

function newsOf(followed: FollowedPlays, { playId, userId, end, payouts }: PlayMove): PlayNews[] {
  const accounts = accountsOf(followed, userId)
  return (followed.plays.get(playId) ?? []).map((play) => {
    const grant = followed.grants.get(play.grantId)
    if (grant && play.pocket === FREE_BET) {
      return { play, end, wonMinor: freeWins(grant, play, payouts) }
    }
    const accountId = accounts.find(({ pocket }) => pocket === play.pocket)?.id
    const wonMinor = payouts
      .flatMap(({ afterMinor }) => partsOf(afterMinor, play.paidBy))
      .filter((part) => part.accountId === accountId)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    return { play, end, wonMinor }
  })
}

/** The stake is part of the first payout alone. */
const freeWins = (grant: Grant, play: StoredPlay, payouts: PlayMove['payouts']): number =>
  payouts.reduce((sum, { afterMinor }, index) => {
    return sum + freeWin(grant, play, { payoutMinor: afterMinor, isExtra: index > 0 })
  }, 0)
