/** Trials over the API, and what must be the same before and after one. */
import db from '@adonisjs/lucid/services/db'
import type {
  NewTrial,
  TrialCurrency,
  TrialResult,
  TrialView,
} from '@grandstand/shared-types/wire/betting/rule_lab'
import { must } from '#core/errors/must'
import type { ApiSession } from '#tests/support/client'

export const UNCHANGED = { days: 30 } as const

/** Begins a trial and asks until it is over. */
export async function tried(session: ApiSession, order: NewTrial): Promise<TrialView> {
  const begun = await session.post<TrialView>('/v1/rule-lab/trials', order)
  if (begun.status !== 201) throw new Error(JSON.stringify(begun.body))
  return over(session, begun.body.id)
}

export async function over(session: ApiSession, id: number): Promise<TrialView> {
  for (;;) {
    const { body } = await session.get<TrialView>(`/v1/rule-lab/trials/${id}`)
    if (body.state !== 'running') return body
  }
}

/** The result of a trial that must succeed. */
export async function resultOf(session: ApiSession, order: NewTrial): Promise<TrialResult> {
  const { state, result } = await tried(session, order)
  return must(result, `result of a trial that is ${state}`)
}

export const inCurrency = (result: TrialResult, currency = 'TRY'): TrialCurrency =>
  must(
    result.currencies.find((one) => one.currency === currency),
    `sums in ${currency}`
  )

const TABLES = [
  'coupons',
  'coupon_selections',
  'coupon_events',
  'ledger_accounts',
  'ledger_transfers',
  'ledger_entries',
  'statements',
  'statement_coupons',
  'audit_log',
  'job_states',
  'idempotency_keys',
]

/** Rows of each table, the head of the ledger, and every figure of the coupons. */
export async function stored(): Promise<Record<string, number>> {
  const counts: [string, number][] = []
  for (const table of TABLES) {
    const { n } = await db.query<{ n: number }>().from(table).count('* as n').firstOrFail()
    counts.push([table, Number(n)])
  }
  const head = await db
    .query<{ id: number; total: number }>()
    .from('ledger_entries')
    .max('id as id')
    .sum('balance_after as total')
    .firstOrFail()
  const figures = await db
    .query<{ payout: number; bonus: number; revision: number }>()
    .from('coupons')
    .sum({ payout: 'payout', bonus: 'bonus_paid', revision: 'settlement_revision' })
    .firstOrFail()
  return {
    ...Object.fromEntries(counts),
    ...{ head: Number(head.id), balances: Number(head.total), payout: Number(figures.payout) },
    ...{ bonus: Number(figures.bonus), revision: Number(figures.revision) },
  }
}
