/** Why a payment deserves a second look (rules 11.4), in one query for many payments. */
import db from '@adonisjs/lucid/services/db'
import { PAYMENT_RISKS, type PaymentRisk } from '@grandstand/shared-types/payments/reasons'

const DAY_MS = 86_400_000
/** From this deposit within a day on, deposits are many. */
const MANY_DEPOSITS = 6

/** Payments of the same player in one direction, as `o`. */
const others = (direction: string, where: string) =>
  `from payments o where o.user_id = p.user_id and o.direction = '${direction}' and ${where}`

const LAST_DEPOSIT = others(
  'deposit',
  `o.state = 'paid' and o.id < p.id order by o.id desc limit 1`
)
const LAST_TARGET = others(
  'withdrawal',
  `o.id < p.id and o.target_hash is not null and o.state not in ('refused', 'cancelled', 'failed')
   order by o.id desc limit 1`
)

/** What the player staked since the last deposit before the withdrawal. */
const STAKED = `
  select 0 - sum(e.amount) from ledger_accounts a
  join ledger_entries e on e.account_id = a.id
  join ledger_transfers t on t.id = e.transfer_id
  where a.user_id = p.user_id and t.kind = 'stake'
    and t.created_at >= (select o.updated_at ${LAST_DEPOSIT})`

/** Each is 1 for a payment with the risk. */
const CHECKS: Readonly<Record<PaymentRisk, string>> = {
  firstWithdrawal: `p.direction = 'withdrawal' and not exists (
    select 1 ${others('withdrawal', `o.state = 'paid' and o.id < p.id`)})`,
  changedBank: `p.direction = 'withdrawal' and p.target_hash <> (
    select o.target_hash ${LAST_TARGET})`,
  depositWithoutPlay: `p.direction = 'withdrawal' and
    coalesce((${STAKED}), 0) < coalesce((select o.amount ${LAST_DEPOSIT}), 0)`,
  paidAfterEnd: `exists (
    select 1 from payment_steps s where s.payment_id = p.id and s.note = 'paidAfterEnd')`,
  manyDeposits: `p.direction = 'deposit' and ${MANY_DEPOSITS} <= (
    select count(*) ${others(
      'deposit',
      `o.id <= p.id and o.created_at > p.created_at - ${DAY_MS}`
    )})`,
  secondAccount: `p.direction = 'withdrawal' and exists (
    select 1 from users u join users o on o.site_id = u.site_id and o.identity_key = u.identity_key
    where u.id = p.user_id and o.id < u.id and o.type = 'player')`,
}

const COLUMNS = PAYMENT_RISKS.map(
  (risk) => `case when ${CHECKS[risk]} then 1 else 0 end as ${risk}`
).join(',\n')

/** The risks of each payment by its id. */
export async function risksOf(ids: readonly number[]): Promise<ReadonlyMap<number, PaymentRisk[]>> {
  if (ids.length === 0) return new Map()
  const rows: Record<PaymentRisk | 'id', number>[] = await db
    .query<Record<PaymentRisk | 'id', number>>()
    .from('payments as p')
    .whereIn('p.id', [...ids])
    .select(db.raw(`p.id as id, ${COLUMNS}`))
  return new Map(
    rows.map((row) => [Number(row.id), PAYMENT_RISKS.filter((risk) => Number(row[risk]) === 1)])
  )
}
