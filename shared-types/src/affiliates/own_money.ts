/** Referred players who never stake money of their own (rules 16.8). Pure. Amounts in minor units of the player's currency. */

/** So many bets decided without money of one's own make a suspicion; fewer may be a player who tries a bonus. */
export const LEAST_BETS_WITHOUT_OWN = 10

/** What a player ever did. */
export interface OwnMoneyFacts {
  /** Stakes of all pockets but those of bonuses, less those that were returned. */
  ownStakesMinor: number
  depositsMinor: number
  /** Less withdrawals that gave their money back. */
  withdrawalsMinor: number
  /** Commission that was paid into the account: it is earned, and no deposit, and leaves before deposits do. */
  commissionMinor: number
  /** Bets that were decided, whatever paid for them. */
  decidedBets: number
}

/**
 * Whether a player staked nothing of the own money, and has either bet with bonuses alone often enough, or has taken as much out as
 * was brought in. Commission is taken out first, so that an affiliate who withdraws what was earned is not suspected.
 */
export function lacksOwnMoney(facts: OwnMoneyFacts): boolean {
  const { ownStakesMinor, depositsMinor, withdrawalsMinor, commissionMinor, decidedBets } = facts
  if (ownStakesMinor > 0) return false
  const hasWithdrawnAll = depositsMinor > 0 && withdrawalsMinor - commissionMinor >= depositsMinor
  return decidedBets >= LEAST_BETS_WITHOUT_OWN || hasWithdrawnAll
}
