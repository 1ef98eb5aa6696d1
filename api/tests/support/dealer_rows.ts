/** Rows that belong to one user of the tree: statement, cards, shift, bill, machine, notice, draw ticket. */
import db from '@adonisjs/lucid/services/db'
import { reserveIds } from '#core/database/id_blocks'
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

/** A draw of no game that is played; the same for all owners. */
async function makeDraw(): Promise<number> {
  const game = await db.from('draw_games').where('code', 'bingo90').select('id').firstOrFail()
  const known = await db.from('draws').where({ game_id: game.id, number: 1 }).select('id').first()
  if (known) return Number(known.id)
  const at = clock.now()
  return insert('draws', {
    game_id: Number(game.id),
    number: 1,
    opens_at: at,
    closes_at: at,
    draws_at: at,
    state: 'failed',
    seed_hash: '',
    sealed_seed: '',
    done_at: at,
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
  // a number of the database's own would be one of those that a sale holds
  const [drawTicketId = 0] = await reserveIds('draw_tickets', 1)
  await insert('draw_tickets', {
    id: drawTicketId,
    ...own,
    draw_id: await makeDraw(),
    code: `T${String(batchId).padStart(11, '0')}`,
    state: 'lost',
    currency,
    product: 'casino',
    bets: '[]',
    stake: 100,
    max_win: 100,
    win: 0,
    paid_by: '[]',
    bought_at: now,
  })
  return {
    'draw-tickets': drawTicketId,
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
    'unclaimed-tickets': await insert('ticket_dues', {
      ...own,
      kind: 'drawTicket',
      ticket_id: drawTicketId,
      code: `T${String(batchId).padStart(11, '0')}`,
      currency,
      amount: 100,
      due_since: now,
      state: 'due',
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

/** Id of a print of a ticket of a draw. */
export const makeDrawPrint = (ticketId: number, askedBy: number): Promise<number> =>
  insert('draw_ticket_prints', {
    ticket_id: ticketId,
    paper: 'ticket',
    print_number: 1,
    copy_number: 0,
    status: 'printed',
    asked_by: askedBy,
    asked_at: clock.now(),
    ip: '127.0.0.1',
  })

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
