/** A player's pockets within a batch: each transfer leaves its balances for the next one. It works on copies. */
import type { BonusPocket } from '@grandstand/shared-types/bonuses/categories'
import { must } from '#core/errors/must'
import { stakePockets, type UserAccount } from '#ledger/accounts'
import { drawStake, RECEIVABLE, spendableTotal, type UserPocket } from '#ledger/pockets'
import type { Leg } from '#ledger/post'

export class RunningPockets {
  readonly #accounts: UserAccount[]
  /** The pockets of bonuses that cover the game of the call. */
  openBonus: readonly BonusPocket[] = []

  constructor(accounts: readonly UserAccount[]) {
    this.#accounts = accounts.map((account) => ({ ...account }))
  }

  /** The balance that the game is told, in minor units. */
  get spendableMinor(): number {
    return this.spendable(this.openBonus)
  }

  /** The most that a bet can draw from cash and these pockets of bonuses, in minor units. */
  spendable(openBonus: readonly BonusPocket[]): number {
    return spendableTotal(stakePockets(this.#accounts, false), openBonus)
  }

  /** The parts of a stake in drawing order, from cash and these pockets of bonuses; null when there is too little. */
  draw(
    stakeMinor: number,
    openBonus: readonly BonusPocket[]
  ): { accountId: number; amountMinor: number }[] | null {
    return drawStake(stakePockets(this.#accounts, false), stakeMinor, openBonus)
  }

  accountId(name: UserPocket): number {
    return must(
      this.#accounts.find(({ pocket }) => pocket === name),
      `account ${name} of a player`
    ).id
  }

  /**
   * A leg that pays or takes money beside a bet: what is taken and is not there becomes a debt, and cash that comes pays
   * it.
   */
  leg(accountId: number, amountMinor: number): Leg {
    const isCash = accountId === this.accountId('balance')
    const receivableId = this.accountId(RECEIVABLE)
    return { accountId, amountMinor, ...((isCash || amountMinor < 0) && { receivableId }) }
  }

  /** Follows the legs as the ledger will post them. */
  follow(legs: readonly Leg[]): void {
    for (const { accountId, amountMinor, receivableId } of legs) {
      const account = this.#accounts.find(({ id }) => id === accountId)
      if (!account) continue
      const debt = this.#accounts.find(({ id }) => id === receivableId)
      const onDebt = !debt
        ? 0
        : amountMinor > 0
          ? Math.min(amountMinor, 0 - debt.balance)
          : Math.min(0, amountMinor + Math.max(0, account.balance - account.floor))
      account.balance += amountMinor - onDebt
      if (debt) debt.balance += onDebt
    }
  }
}
