/** Sums of a player's current periods, which own limits bound (rules 10.1). */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import type { OwnLimitKind, OwnUse } from '@grandstand/shared-types/protection/own_limits'
import { periodOf, type PeriodKind } from '@grandstand/shared-types/statements/periods'
import { lastSeenAt } from '#accounts/session/last_seen'
import { STAKED_KINDS, WON_KINDS } from '#protection/queries/played_kinds'
import { sumOfRows } from '#core/database/sums'
import { clock } from '#core/timing/clock'
import { siteById } from '#sites/current_site'

/** The transfers that a sum counts, and whether it grows by money that leaves the player's pockets. */
const COUNTED = {
  deposit: { kinds: ['creditSent', 'cardRedeemed', 'terminalDeposit', 'deposit'], sign: 1 },
  stake: { kinds: STAKED_KINDS, sign: -1 },
  loss: { kinds: [...STAKED_KINDS, ...WON_KINDS], sign: -1 },
} as const satisfies Record<
  Exclude<OwnLimitKind, 'session'>,
  { kinds: readonly TransferKind[]; sign: 1 | -1 }
>
type MoneyKind = keyof typeof COUNTED

/** Accounts of debts, which are not the player's money. */
const NOT_COUNTED = ['debt', 'lent']

/** Where the day, the week and the month of the brand began, in epoch milliseconds. */
export async function periodStarts(siteId: number): Promise<Record<PeriodKind, number>> {
  const { settings } = await siteById(siteId)
  const start = (kind: PeriodKind) => periodOf(kind, settings.timeZone, clock.now()).startsAt
  return { day: start('day'), week: start('week'), month: start('month') }
}

type Sums = Record<`${PeriodKind}_sum`, number | null>

/**
 * Minor units of a kind in each period. A stake counts less what was given back of it; a loss is the stakes less everything
 * that came back, below 0 for a player who is ahead.
 */
export async function moneyUse(
  client: QueryClientContract,
  userId: number,
  kind: MoneyKind,
  starts: Record<PeriodKind, number>
): Promise<OwnUse> {
  const { kinds, sign } = COUNTED[kind]
  const sumOf = (period: PeriodKind) =>
    client.raw(`sum(case when t.created_at >= ? then e.amount else 0 end) as ${period}_sum`, [
      starts[period],
    ])
  const row = await client
    .query<Sums>()
    .from('ledger_accounts as a')
    .join('ledger_entries as e', 'e.account_id', 'a.id')
    .join('ledger_transfers as t', 't.id', 'e.transfer_id')
    .where('a.user_id', userId)
    .whereNotIn('a.pocket', NOT_COUNTED)
    .whereIn('t.kind', [...kinds])
    .where('t.created_at', '>=', Math.min(...Object.values(starts)))
    .select(sumOf('day'), sumOf('week'), sumOf('month'))
    .first()
  const use = (period: PeriodKind) => sign * sumOfRows(row?.[`${period}_sum`])
  const used = { day: use('day'), week: use('week'), month: use('month') }
  return kind === 'loss' ? used : atLeastNothing(used)
}

const atLeastNothing = (use: OwnUse): OwnUse => ({
  day: Math.max(0, use.day),
  week: Math.max(0, use.week),
  month: Math.max(0, use.month),
})

/** Whole minutes signed in, in each period; times on two devices at once count once. */
export async function sessionMinutes(
  client: QueryClientContract,
  userId: number,
  starts: Record<PeriodKind, number>
): Promise<OwnUse> {
  const first = Math.min(...Object.values(starts))
  const rows = await client
    .query<{ id: number; createdAt: number; lastSeenAt: number; revokedAt: number | null }>()
    .from('user_sessions')
    .where('user_id', userId)
    .where((query) => void query.whereNull('revoked_at').orWhere('revoked_at', '>', first))
    .select({
      id: 'id',
      createdAt: 'created_at',
      lastSeenAt: 'last_seen_at',
      revokedAt: 'revoked_at',
    })
    .orderBy('created_at')
  const spans = rows.map(({ id, createdAt, lastSeenAt: seen, revokedAt }) => ({
    from: Number(createdAt),
    to: Math.min(
      lastSeenAt(Number(id), Number(seen)),
      Number(revokedAt ?? Number.MAX_SAFE_INTEGER)
    ),
  }))
  const minutes = (period: PeriodKind) => Math.floor(covered(spans, starts[period]) / 60_000)
  return { day: minutes('day'), week: minutes('week'), month: minutes('month') }
}

/** Milliseconds from `start` on that lie in at least one of the spans, which are sorted by their beginning. */
function covered(spans: readonly { from: number; to: number }[], start: number): number {
  let total = 0
  let end = start
  for (const { from, to } of spans) {
    const begin = Math.max(from, end)
    if (to <= begin) continue
    total += to - begin
    end = to
  }
  return total
}
