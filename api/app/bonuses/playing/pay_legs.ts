import { BONUS_POCKETS } from '@grandstand/shared-types/bonuses/categories'
import { must } from '#core/errors/must'
import type { Grant } from '#bonuses/grants/grant'
import { accountNamed, cashLeg } from '#bonuses/grants/pocket_accounts'
import { FREE_BET, freeWin } from '#bonuses/playing/free_bets'
import {
  partsBetween,
  sharesOf,
  type FollowedPlays,
  type StoredPlay,
} from '#bonuses/playing/followed_plays'
import type { UserAccount } from '#ledger/accounts'
import { RECEIVABLE } from '#ledger/pockets'
import type { Leg } from '#ledger/post'

export interface Payout {
  playId: number
  userId: number
  /** Of the play so far, and from now on; minor units. */
  beforeMinor: number
  afterMinor: number
  /** Paid beside the win, so that the stake of a free bet is not part of it. */
  isExtra?: boolean
}

/** The accounts of the owner of a followed play. */
export const accountsOf = (followed: FollowedPlays, userId: number): readonly UserAccount[] =>
  must(followed.accounts.get(userId), 'accounts of a player')

/**
 * The player's legs of a payout: each bonus pocket gets its part, and cash the rest (rules 15.6). What is taken back and is not
 * there becomes a debt. Null for a play that no bonus paid for.
 */
export function payLegs(followed: FollowedPlays, payout: Payout): Leg[] | null {
  const paidBy = sharesOf(followed, payout.playId)
  if (!paidBy) return null
  const accounts = accountsOf(followed, payout.userId)
  const [first] = followed.plays.get(payout.playId) ?? []
  if (first?.pocket === FREE_BET) {
    const grant = must(followed.grants.get(first.grantId), 'grant of a free bet')
    return freeLegs(accounts, first, { grant, ...payout })
  }
  const receivableId = accountNamed(accounts, RECEIVABLE).id
  const legs: Leg[] = []
  let cashMinor = 0
  for (const part of partsBetween(payout.beforeMinor, payout.afterMinor, paidBy)) {
    const account = accounts.find(({ id }) => id === part.accountId)
    if (!BONUS_POCKETS.some((pocket) => pocket === account?.pocket)) cashMinor += part.amountMinor
    else legs.push({ ...part, ...(part.amountMinor < 0 && { receivableId }) })
  }
  return cashMinor === 0 ? legs : [...legs, cashLeg(accounts, cashMinor)]
}

/** The win without the stake is the player's; the stake goes back to the house, which paid it. */
function freeLegs(
  accounts: readonly UserAccount[],
  play: StoredPlay,
  { grant, beforeMinor, afterMinor, isExtra }: Payout & { grant: Grant }
): Leg[] {
  const ownMinor =
    freeWin(grant, play, { payoutMinor: afterMinor, isExtra }) -
    freeWin(grant, play, { payoutMinor: beforeMinor, isExtra })
  const houseMinor = afterMinor - beforeMinor - ownMinor
  const accountId = must(play.paidBy[0], 'account that paid a free bet').accountId
  return [
    ...(ownMinor === 0 ? [] : [cashLeg(accounts, ownMinor)]),
    ...(houseMinor === 0 ? [] : [{ accountId, amountMinor: houseMinor }]),
  ]
}

/** The legs that give the stake of a coupon back to the house where a free bet had paid it. */
export const freeBack = ({ plays }: FollowedPlays, playId: number): Leg[] =>
  (plays.get(playId) ?? []).flatMap(({ pocket, paidBy }) =>
    pocket === FREE_BET ? [...paidBy] : []
  )
