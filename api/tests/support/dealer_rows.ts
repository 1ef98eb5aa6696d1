/** Rows that belong to one user of the tree: statement, cards, shift, bill, machine, notice. */
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { FIGURE_COLUMNS } from '#statements/queries/figure_columns'
import type { TestUser } from '#tests/support/factories'

const NO_FIGURES = Object.fromEntries(
  Object.values(FIGURE_COLUMNS).map(({ column }) => [column.replace('statements.', ''), 0])
)

/** Periods of one site may not begin together. */
let begun = 0

/** A period of statements that is not over, so that no test draws up the one after it. */
export async function makePeriod(siteId: number): Promise<number> {
  begun += 1
  return insert('statement_periods', {
    site_id: siteId,
    kind: 'day',
    starts_at: clock.now() + begun,
    ends_at: clock.now() + 86_400_000,
    created_at: clock.now(),
  })
}

/** Ids by list, of rows that are the owner's. */
export async function makeDealerRows(
  { id, siteId, currency }: Pick<TestUser, 'id' | 'siteId' | 'currency'>,
  periodId: number
) {
  const now = clock.now()
  const own = { site_id: siteId, user_id: id }
  const batchId = await insert('card_batches', {
    site_id: siteId,
    maker_id: id,
    type: 'printed',
    currency,
    amount: 100,
    count: 1,
    made_count: 1,
    created_at: now,
  })
  const cash = { opening: 0, expected: 0, counted: 0, entries_before: 0, entries_after: 0 }
  const shiftId = await insert('shifts', {
    ...own,
    ...cash,
    currency,
    opened_at: now,
    closed_at: now,
    difference: 0,
  })
  return {
    'card-batches': batchId,
    'cards': await insert('cards', {
      batch_id: batchId,
      code_hash: String(batchId).padStart(64, '0'),
      last_four: 'TEST',
      status: 'made',
    }),
    'statements': await insert('statements', {
      period_id: periodId,
      dealer_id: id,
      currency,
      state: 'draft',
      ...NO_FIGURES,
    }),
    'shifts': shiftId,
    'bills': await insert('bills', {
      ...own,
      ...cash,
      shift_id: shiftId,
      bill_number: 1,
      currency,
      opened_at: now,
      closed_at: now,
    }),
    'machines': await insert('machines', {
      ...own,
      name: 'Own',
      machine_id: `own-${id}`,
      code_expires_at: 0,
      created_at: now,
    }),
    'notices': await insert('notices', {
      site_id: siteId,
      form: 'message',
      audience: 'branch',
      user_id: id,
      sender_id: id,
      texts: '{}',
      created_at: now,
    }),
  }
}

async function insert(table: string, row: Record<string, number | string>): Promise<number> {
  const [id = 0]: number[] = await db.table(table).insert(row)
  return id
}

/** Ids by list, of rows that a coupon of the owner's branch has: a print, and its part of the owner's statement. */
export async function makeCouponRows(couponId: number, statementId: number, askedBy: number) {
  return {
    'prints': await insert('coupon_prints', {
      coupon_id: couponId,
      subject: 'coupon',
      print_number: 1,
      copy_number: 0,
      status: 'asked',
      asked_by: askedBy,
      asked_at: clock.now(),
      ip: '127.0.0.1',
    }),
    'statement-coupons': await insert('statement_coupons', {
      statement_id: statementId,
      coupon_id: couponId,
      selection_count: 1,
      turnover: 0,
      gross_win: 0,
      net_win: 0,
    }),
  }
}
