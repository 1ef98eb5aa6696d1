/** The deposit or the loss by which a bonus is measured (rules 15.1). */
import {
  isForDeposit,
  isForLoss,
  type BonusCategory,
} from '@grandstand/shared-types/bonuses/categories'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import { sumOfRows } from '#core/database/sums'
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { STAKED_KINDS, WON_KINDS } from '#protection/queries/played_kinds'

export interface Base {
  amountMinor: number
  /** The deposit. */
  paymentId: number | null
}

const DAY_MS = 86_400_000
const OWN_POCKETS = ['balance', 'creditCard', 'paykasa']

type Asked = Pick<BonusTerms, 'leastBaseMinor' | 'periodDays'>

/** Null where the terms ask for a base and there is none. Call it where the player's accounts are locked. */
export async function findBase(
  trx: Trx,
  userId: number,
  category: BonusCategory,
  terms: Asked
): Promise<Base | null> {
  const since = terms.periodDays > 0 ? clock.now() - terms.periodDays * DAY_MS : 0
  if (isForDeposit(category)) return depositSince(trx, userId, category, { ...terms, since })
  if (isForLoss(category)) return lossSince(trx, userId, { ...terms, since })
  if (category === 'registration' && !(await isOpenedSince(trx, userId, since))) return null
  return { amountMinor: 0, paymentId: null }
}

interface Deposit {
  id: number
  amountMinor: number
}

/** The first deposit for `deposit`, else the newest later one; one that was the base of a grant is no base again. */
async function depositSince(
  trx: Trx,
  userId: number,
  category: BonusCategory,
  { since, leastBaseMinor }: { since: number; leastBaseMinor: number }
): Promise<Base | null> {
  const paid = () =>
    trx
      .query<Deposit>()
      .from('payments')
      .where({ user_id: userId, direction: 'deposit', state: 'paid' })
      .select({ id: 'id', amountMinor: 'amount' })
  const first = await paid().orderBy('id').first()
  if (!first) return null
  const found = await paid()
    .where('id', category === 'deposit' ? '=' : '>', first.id)
    .where('amount', '>=', leastBaseMinor)
    .where('updated_at', '>=', since)
    .whereNotExists((used) => {
      used.from('bonus_grants').whereColumn('bonus_grants.base_payment_id', 'payments.id')
    })
    .orderBy('id', 'desc')
    .first()
  return found && { amountMinor: Number(found.amountMinor), paymentId: Number(found.id) }
}

/** What left the player's own pockets by play and did not come back; what a bonus was given for counts once. */
async function lossSince(
  trx: Trx,
  userId: number,
  { since, leastBaseMinor }: { since: number; leastBaseMinor: number }
): Promise<Base | null> {
  const last = await trx
    .query<{ at: number | null }>()
    .from('bonus_grants')
    .where('user_id', userId)
    .whereIn('category', ['cashback', 'lossReturn'])
    .max('created_at as at')
    .first()
  const row = await trx
    .query<{ moved: number | null }>()
    .from('ledger_accounts as a')
    .join('ledger_entries as e', 'e.account_id', 'a.id')
    .join('ledger_transfers as t', 't.id', 'e.transfer_id')
    .where('a.user_id', userId)
    .whereIn('a.pocket', OWN_POCKETS)
    .whereIn('t.kind', [...STAKED_KINDS, ...WON_KINDS])
    .where('t.created_at', '>=', since)
    .where('t.created_at', '>', Number(last?.at ?? 0))
    .sum('e.amount as moved')
    .first()
  const lostMinor = 0 - sumOfRows(row?.moved)
  return lostMinor > 0 && lostMinor >= leastBaseMinor
    ? { amountMinor: lostMinor, paymentId: null }
    : null
}

async function isOpenedSince(trx: Trx, userId: number, since: number): Promise<boolean> {
  const row = await trx
    .query<{ createdAt: number }>()
    .from('users')
    .where('id', userId)
    .select({ createdAt: 'created_at' })
    .first()
  return row !== null && Number(row.createdAt) >= since
}
