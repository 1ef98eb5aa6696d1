/** Sums of games by provider, game, lobby, dealer or day, out of the ledger's entries (rules 12.8). */
import db from '@adonisjs/lucid/services/db'
import { reads } from '#core/database/lagging_reads'
import {
  type GameReport,
  type GameReportGroup,
  type GameReportQuery,
  type GameReportRow,
} from '@grandstand/shared-types/wire/games/game_report'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import { dayIn } from '#core/timing/calendar_day'
import { QUARTER_MS, reportDays, type ReportDays } from '#core/requests/report_days'
import { siteById } from '#sites/current_site'

/** What moved the stake; all else that moves the account of games is a win. */
const STAKE_KINDS = "'gameBet', 'gameRollback'"

interface SumsRow {
  groupKey: string | number
  name: string | null
  currency: string
  roundCount: number
  stakes: number
  wins: number
}

/** The sums of the rounds in the principal's sight, the largest stake first. Throws as `reportDays`. */
export async function gameReport(
  principal: Principal,
  { by = 'provider', ...asked }: GameReportQuery
): Promise<GameReport> {
  const { timeZone } = (await siteById(principal.siteId)).settings
  const bounds = reportDays(timeZone, asked)
  const days = await byDay(principal, bounds, timeZone)
  const rows = by === 'day' ? days : await grouped(principal, bounds, by)
  return { timeZone, from: bounds.from, to: bounds.to, by, rows, days }
}

const GROUPS: Readonly<Record<Exclude<GameReportGroup, 'day'>, { key: string; name: string }>> = {
  provider: { key: 'r.provider_id', name: 'max(providers.name)' },
  game: { key: 'r.game_id', name: 'max(r.game_title)' },
  lobby: { key: 'r.lobby', name: 'null' },
  dealer: { key: 'users.parent_id', name: 'max(dealers.username)' },
}

async function grouped(
  principal: Principal,
  bounds: ReportDays,
  by: Exclude<GameReportGroup, 'day'>
): Promise<GameReportRow[]> {
  const { key, name } = GROUPS[by]
  const rows = await sumsBy(principal, bounds, key, name)
  return rows.map(rowOf).sort((a, b) => b.stakeMinor - a.stakeMinor || a.key.localeCompare(b.key))
}

/** The latest day first. */
async function byDay(
  principal: Principal,
  bounds: ReportDays,
  timeZone: string
): Promise<GameReportRow[]> {
  const quarter = `t.created_at - t.created_at % ${QUARTER_MS}`
  const days = new Map<string, GameReportRow>()
  for (const quarterSums of await sumsBy(principal, bounds, quarter, 'null')) {
    const row = rowOf(quarterSums)
    const day = dayIn(timeZone, Number(row.key))
    const sums = days.get(`${day} ${row.currency}`)
    if (sums) {
      sums.stakeMinor += row.stakeMinor
      sums.winMinor += row.winMinor
      sums.roundCount += row.roundCount
    } else days.set(`${day} ${row.currency}`, { ...row, key: day, name: day })
  }
  return [...days.values()].sort(
    (a, b) => b.key.localeCompare(a.key) || a.currency.localeCompare(b.currency)
  )
}

async function sumsBy(
  principal: Principal,
  { startsAt, endsAt }: ReportDays,
  key: string,
  name: string
): Promise<SumsRow[]> {
  const query = reads()
    .query<SumsRow>()
    .from('ledger_transfers as t')
    .join('game_rounds as r', 'r.id', 't.reference_id')
    .join('users', 'users.id', 'r.user_id')
    .leftJoin('users as dealers', 'dealers.id', 'users.parent_id')
    .leftJoin('game_providers as providers', 'providers.id', 'r.provider_id')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where('t.site_id', principal.siteId)
    .where('t.reference_type', 'gameRound')
    .where('t.created_at', '>=', startsAt)
    .where('t.created_at', '<', endsAt)
    .where('a.pocket', 'games')
  scopeToPrincipal(query, principal)
  const rows: SumsRow[] = await query
    .groupByRaw(`${key}, a.currency`)
    .select({ currency: 'a.currency' })
    .select(db.raw(`${key} as groupKey`))
    .select(db.raw(`${name} as name`))
    .select(db.raw('count(distinct r.id) as roundCount'))
    .select(db.raw(`sum(case when t.kind in (${STAKE_KINDS}) then e.amount else 0 end) as stakes`))
    .select(db.raw(`sum(case when t.kind in (${STAKE_KINDS}) then 0 else e.amount end) as wins`))
  return rows
}

/** What the account of games gave away is below 0 there. */
const rowOf = ({
  groupKey: key,
  name,
  currency,
  roundCount,
  stakes,
  wins,
}: SumsRow): GameReportRow => ({
  key: String(key),
  name: name ?? String(key),
  currency,
  roundCount: Number(roundCount),
  stakeMinor: Number(stakes),
  winMinor: 0 - Number(wins),
})
