/** What tickets of draws brought in and cost, by game, draw or desk. Its sums are those of the ledger. */
import db from '@adonisjs/lucid/services/db'
import type {
  DrawReport,
  DrawReportBy,
  DrawReportFigures,
  DrawReportRow,
} from '@grandstand/shared-types/wire/draw_report'
import { reads } from '#core/database/lagging_reads'
import { sumOfRows } from '#core/database/sums'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import { reportDays, type ReportDays } from '#core/requests/report_days'
import { siteById } from '#sites/current_site'

/** Rows on a screen; draws of three months are more than anybody reads. */
const MOST_ROWS = 1_000
/** Rows in a file: every draw of three months, one every two minutes in each of many games. */
export const MOST_ROWS_OF_FILE = 200_000

interface Asked {
  by: DrawReportBy
  from?: string | undefined
  to?: string | undefined
}

/**
 * The tickets of the caller's branch whose money moved in these days of the brand's time zone: the newest draws, or the games or
 * desks by name. Throws as `reportDays`.
 */
export async function drawReport(
  principal: Principal,
  { by, ...days }: Asked,
  mostRows = MOST_ROWS
): Promise<DrawReport> {
  const { timeZone } = (await siteById(principal.siteId)).settings
  const range = reportDays(timeZone, days)
  const rows: Summed[] = await summed(principal, range, by)
    .orderBy(ORDERS[by].column, ORDERS[by].direction)
    .limit(mostRows + 1)
  const totals: Summed[] = await summed(principal, range, 'currency').orderBy('currency')
  return {
    ...{ timeZone, from: range.from, to: range.to, by },
    rows: rows.slice(0, mostRows).map(rowOf),
    isCut: rows.length > mostRows,
    totals: totals.map((row) => ({ currency: row.currency, ...figuresOf(row) })),
  }
}

const ORDERS = {
  game: { column: 'gameCode', direction: 'asc' },
  draw: { column: 'drawId', direction: 'desc' },
  desk: { column: 'username', direction: 'asc' },
} as const satisfies Record<DrawReportBy, object>

type SqlSum = string | number | null

interface Summed {
  currency: string
  gameCode?: DrawReportRow['gameCode']
  drawId?: number
  drawNumber?: number
  drawsAt?: number
  userId?: number | null
  username?: string | null
  ticketCount: SqlSum
  stakeMinor: SqlSum
  winMinor: SqlSum
  returnedMinor: SqlSum
}

const KINDS = ['drawStake', 'drawWin', 'drawReturn'] as const

/** Entries of the house's accounts of games, which take stakes and pay the rest. */
function summed(
  principal: Principal,
  { startsAt, endsAt }: ReportDays,
  by: DrawReportBy | 'currency'
) {
  const query = reads()
    .query<Summed>()
    .from('ledger_transfers as t')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .join('draw_tickets as k', 'k.id', 't.reference_id')
    .join('draws as d', 'd.id', 'k.draw_id')
    .join('draw_games as g', 'g.id', 'd.game_id')
    .join('users', 'users.id', 'k.user_id')
    .where({ 't.reference_type': 'drawTicket', 't.site_id': principal.siteId, 'a.pocket': 'games' })
    .whereNull('a.user_id')
    .whereIn('t.kind', [...KINDS])
    .where('t.created_at', '>=', startsAt)
    .where('t.created_at', '<', endsAt)
    .groupBy('t.currency')
    .select({ currency: 't.currency' })
    .select(db.raw(`sum(case when t.kind = 'drawStake' then 1 else 0 end) as ticketCount`))
    .select(db.raw(`sum(case when t.kind = 'drawStake' then e.amount else 0 end) as stakeMinor`))
    .select(db.raw(`sum(case when t.kind = 'drawWin' then 0 - e.amount else 0 end) as winMinor`))
    .select(
      db.raw(`sum(case when t.kind = 'drawReturn' then 0 - e.amount else 0 end) as returnedMinor`)
    )
  scopeToPrincipal(query, principal)
  return groupedBy(query, by)
}

function groupedBy<Q extends Grouped>(query: Q, by: DrawReportBy | 'currency'): Q {
  if (by === 'game' || by === 'draw') query.groupBy('g.code').select({ gameCode: 'g.code' })
  if (by === 'draw') {
    query
      .groupBy('d.id', 'd.number', 'd.draws_at')
      .select({ drawId: 'd.id', drawNumber: 'd.number', drawsAt: 'd.draws_at' })
  }
  // tickets that players bought themselves are one row
  if (by === 'desk') {
    const [id, name] = ['id', 'username'].map(
      (column) => `case when users.type = 'player' then null else users.${column} end`
    )
    query.groupByRaw(`${id}, ${name}`).select(db.raw(`${id} as userId, ${name} as username`))
  }
  return query
}

interface Grouped {
  groupBy(...columns: string[]): this
  groupByRaw(sql: string): this
  select(columns: unknown): this
}

const rowOf = (row: Summed): DrawReportRow => ({
  currency: row.currency,
  gameCode: row.gameCode ?? null,
  drawId: row.drawId === undefined ? null : Number(row.drawId),
  drawNumber: row.drawNumber ?? null,
  drawsAt: row.drawsAt === undefined ? null : Number(row.drawsAt),
  userId: typeof row.userId === 'number' ? Number(row.userId) : null,
  username: row.username ?? null,
  ...figuresOf(row),
})

function figuresOf(row: Summed): DrawReportFigures {
  const [stakeMinor, winMinor, returnedMinor] = [
    sumOfRows(row.stakeMinor),
    sumOfRows(row.winMinor),
    sumOfRows(row.returnedMinor),
  ]
  return {
    ticketCount: sumOfRows(row.ticketCount),
    ...{ stakeMinor, winMinor, returnedMinor },
    netMinor: stakeMinor - winMinor - returnedMinor,
  }
}
