/** Checks the books of the day with plain SQL, beside the comparisons that the platform makes itself. */
import type { PaymentComparison } from '@grandstand/shared-types/wire/money/payment_comparison'
import type { Bot } from '../bot.ts'
import { faultsIn, numberOf, openDatabase, textOf, type Database } from '../check/database.ts'
import { LEDGER_FAULTS } from '../check/ledger.ts'
import type { Method } from './methods.ts'

/** What the house pocket of gateways gave for a payment; negative when the gateway owes us. */
const OURS = `coalesce((select sum(e.amount) from ledger_transfers t
  join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
  where t.reference_type = 'payment' and t.reference_id = p.id and a.pocket = 'gateways'), 0)`

/** What the sandbox has of it, of the same sign. */
const THEIRS = `case when s.state <> 'paid' then 0 when s.kind = 'payout' then s.amount else 0 - s.amount end`

const FAULTS = {
  ...LEDGER_FAULTS,
  'payments of the sandbox that we do not know': `select s.id from sandbox_payments s
    left join payments p on p.reference = s.reference where p.id is null`,
  'payments with other money than in the sandbox': `select p.id from payments p
    join sandbox_payments s on s.reference = p.reference where ${OURS} <> ${THEIRS}`,
  'payments with money that the sandbox does not know': `select p.id from payments p
    left join sandbox_payments s on s.reference = p.reference
    where p.gateway <> 'manual' and s.id is null and ${OURS} <> 0`,
  'payments that are open at the end': `select id from payments
    where state in ('created', 'sent', 'waiting', 'approved')`,
  'payments that moved money twice in the same way': `select reference_id as id from ledger_transfers
    where reference_type = 'payment' group by reference_id, kind having count(*) > 1`,
  'deposits that are paid without a credit, or credited without being paid': `select p.id from payments p
    left join ledger_transfers t on t.reference_type = 'payment' and t.reference_id = p.id and t.kind = 'deposit'
    where p.direction = 'deposit' and (t.id is null) = (p.state in ('paid', 'returned'))`,
  'house pockets of payouts that still hold money': `select a.id from ledger_accounts a
    join ledger_entries e on e.account_id = a.id where a.pocket = 'payouts'
    group by a.id having sum(e.amount) <> 0`,
}

/** Epoch milliseconds; covers every payment. */
interface Span {
  from: number
  to: number
}

export interface Verdict {
  /** Payments by direction, gateway and state. */
  states: Record<string, number>
  /** Payments that are equal on both sides. */
  equalCount: number
  differences: string[]
}

export async function checkDay(
  admin: Bot,
  methods: readonly Method[],
  span: Span
): Promise<Verdict> {
  const db = await openDatabase()
  const differences = await faultsIn(db, FAULTS)
  const states = await statesOf(db)
  await db.close()
  const { equalCount, rows } = await compare(admin, methods, span)
  for (const { reference, fault, oursMinor, theirsMinor } of rows) {
    differences.push(`${reference} ${fault}: ours ${oursMinor}, theirs ${theirsMinor}`)
  }
  return { states, equalCount, differences }
}

/** The platform's own comparisons with the statements of all methods together. */
export async function compare(
  admin: Bot,
  methods: readonly Method[],
  span: Span
): Promise<PaymentComparison> {
  const whole: PaymentComparison = { equalCount: 0, rows: [] }
  for (const { id, merchant } of methods) {
    if (merchant === '') continue
    const asked = { methodId: id, ...span }
    const path = '/v1/payment-comparisons'
    const { equalCount, rows } = await admin.must<PaymentComparison>('POST', path, asked)
    whole.equalCount += equalCount
    whole.rows.push(...rows)
  }
  return whole
}

async function statesOf(db: Database): Promise<Record<string, number>> {
  const rows = await db.rows(
    `select direction, gateway, state, count(*) as n from payments
     group by direction, gateway, state order by direction, gateway, state`
  )
  return Object.fromEntries(
    rows.map((row) => [
      ['direction', 'gateway', 'state'].map((column) => textOf(row, column)).join(' '),
      numberOf(row, 'n'),
    ])
  )
}
