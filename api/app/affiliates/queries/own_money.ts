import type { OwnMoneyFacts } from '@grandstand/shared-types/affiliates/own_money'
import { BONUS_POCKETS } from '@grandstand/shared-types/bonuses/categories'
import { CREDIT_POCKETS } from '@grandstand/shared-types/money/pockets'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import { FLOW_OF_KIND } from '@grandstand/shared-types/statements/figures'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { decidedBets } from '#affiliates/queries/decided_bets'
import { RECEIVABLE } from '#ledger/pockets'
import { DEPOSIT_KINDS } from '#affiliates/queries/first_deposits'

const DAY_MS = 86_400_000
const WITHDRAWAL_KINDS: readonly TransferKind[] = ['withdrawalHeld', 'withdrawalBack']

export interface PlayerOwnMoney extends OwnMoneyFacts {
  referralId: number
  userId: number
  /** Own stakes of more than a day ago: they are decided or returned by now. */
  earlierStakesMinor: number
}

interface SumRow {
  referralId: number
  userId: number
  pocket: string
  kind: TransferKind
  amountMinor: number
  earlierMinor: number
}

/**
 * What the referred players of a brand did with money of their own, who have deposited or bet, were not seen to stake own money, and
 * have no such flag.
 */
export async function playersToLookAt(siteId: number): Promise<PlayerOwnMoney[]> {
  const players = new Map<number, PlayerOwnMoney>()
  for (const row of await sumsOf(siteId)) {
    const known = players.get(Number(row.userId)) ?? nothingOf(row)
    players.set(Number(row.userId), added(known, row))
  }
  const counts = await decidedBets([...players.keys()])
  return [...players.values()].map((player) => ({
    ...player,
    decidedBets: counts.get(player.userId) ?? 0,
  }))
}

const sumsOf = (siteId: number): Promise<SumRow[]> =>
  db
    .query<SumRow>()
    .from('affiliate_referrals as r')
    .join('ledger_accounts as a', 'a.user_id', 'r.user_id')
    .join('ledger_entries as e', 'e.account_id', 'a.id')
    .join('ledger_transfers as t', 't.id', 'e.transfer_id')
    .where({ 'r.site_id': siteId, 'r.has_own_stakes': false })
    .where(
      (done) => void done.whereNotNull('r.first_deposit_at').orWhereNotNull('r.first_stake_at')
    )
    .whereNotIn(
      'r.id',
      db.from('affiliate_flags').where('flag', 'noOwnMoney').select('referral_id')
    )
    .whereNotIn('a.pocket', [...CREDIT_POCKETS])
    .groupBy('r.id', 'r.user_id', 'a.pocket', 't.kind')
    .select({ referralId: 'r.id', userId: 'r.user_id', pocket: 'a.pocket', kind: 't.kind' })
    .sum('e.amount as amountMinor')
    .select(
      db.raw('sum(case when t.created_at < ? then e.amount else 0 end) as ??', [
        clock.now() - DAY_MS,
        'earlierMinor',
      ])
    )

const nothingOf = (row: SumRow): PlayerOwnMoney => ({
  referralId: Number(row.referralId),
  userId: Number(row.userId),
  ...{ ownStakesMinor: 0, earlierStakesMinor: 0, depositsMinor: 0, withdrawalsMinor: 0 },
  ...{ commissionMinor: 0, decidedBets: 0 },
})

function added(player: PlayerOwnMoney, row: SumRow): PlayerOwnMoney {
  const amountMinor = Number(row.amountMinor)
  if (DEPOSIT_KINDS.includes(row.kind)) {
    return { ...player, depositsMinor: player.depositsMinor + amountMinor }
  }
  if (WITHDRAWAL_KINDS.includes(row.kind)) {
    return { ...player, withdrawalsMinor: player.withdrawalsMinor - amountMinor }
  }
  const flow = FLOW_OF_KIND[row.kind]
  // what paid a debt of the account cannot be withdrawn
  if (flow === 'commission' && row.pocket !== RECEIVABLE) {
    return { ...player, commissionMinor: player.commissionMinor + amountMinor }
  }
  const isStake = flow === 'stakes' || flow === 'cancelled'
  if (!isStake || BONUS_POCKETS.some((pocket) => pocket === row.pocket)) return player
  return {
    ...player,
    ownStakesMinor: player.ownStakesMinor - amountMinor,
    earlierStakesMinor: player.earlierStakesMinor - Number(row.earlierMinor),
  }
}
