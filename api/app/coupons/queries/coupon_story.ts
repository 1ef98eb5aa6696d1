/** The events of a coupon, oldest first, from its row, the ledger and the stored events. */
import db from '@adonisjs/lucid/services/db'
import type {
  CouponStoryEvent,
  CouponStoryKind,
} from '@grandstand/shared-types/wire/betting/coupons'
import type {
  ManualAction,
  ManualChange,
} from '@grandstand/shared-types/wire/betting/coupon_actions'
import { isStaff, type Principal } from '#core/requests/access'
import type { CouponRow } from '#coupons/queries/coupon_list'

/** States of a coupon that was never accepted. */
const NOT_ACCEPTED = ['pendingAcceptance', 'rejected']

/** For a player, the events of staff have time and reason, but no name. */
export async function couponStory(
  coupon: CouponRow & { settlementRevision: number },
  principal: Principal
): Promise<CouponStoryEvent[]> {
  const kept = await keptEvents(coupon.id, principal)
  const decidedByHand = new Set(kept.map(({ revision }) => revision))
  const { settled, extras } = await settledEvents(coupon)
  for (const own of kept) {
    for (const extra of extras.filter(({ revision }) => revision === own.revision)) {
      own.amountMinor -= extra.amountMinor
      extra.at = own.at
    }
  }
  const events = [
    event('placed', coupon.placedAt, { amountMinor: 0 - coupon.totalStakeMinor }),
    ...(NOT_ACCEPTED.includes(coupon.state) ? [] : [event('accepted', coupon.placedAt)]),
    ...settled.filter(({ revision }) => !decidedByHand.has(revision)),
    ...kept,
    ...extras,
  ]
  return events.sort((a, b) => a.at - b.at)
}

/**
 * The events for a reader who may not know payouts: without payments over a counter, without bonus and odds boost, and with
 * no amount but the stake.
 */
export const withoutPayments = (story: readonly CouponStoryEvent[]): CouponStoryEvent[] =>
  story
    .filter(({ kind }) => kind !== 'paid' && kind !== 'bonus' && kind !== 'boost')
    .map((told) => (told.kind === 'placed' ? told : { ...told, amountMinor: 0 }))

function event(
  kind: CouponStoryKind,
  at: number,
  changes: Partial<CouponStoryEvent> = {}
): CouponStoryEvent {
  return {
    kind,
    at,
    revision: null,
    amountMinor: 0,
    actorName: null,
    reason: null,
    manual: null,
    ...changes,
  }
}

/** Transfers beside the payout: their keys end in the kind of their event. */
const EXTRA_KINDS = ['bonus', 'boost'] as const satisfies readonly CouponStoryKind[]

interface MoneyRow {
  key: string
  created_at: number
  amount: number
}

/**
 * One event for each settlement revision that moved money, and one for the revision in force; bonus and odds boost are
 * events of their own.
 */
async function settledEvents(
  coupon: CouponRow & { settlementRevision: number }
): Promise<{ settled: CouponStoryEvent[]; extras: CouponStoryEvent[] }> {
  const prefix = `coupon:${coupon.id}:settle:`
  const rows: MoneyRow[] = await db
    .query<MoneyRow>()
    .from('ledger_transfers as t')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where({ 't.reference_type': 'coupon', 't.reference_id': coupon.id })
    .where('t.key', 'like', `${prefix}%`)
    .whereNotNull('a.user_id')
    .groupBy('t.key', 't.created_at')
    .select('t.key', 't.created_at')
    .sum('e.amount as amount')
  const byRevision = new Map<number, CouponStoryEvent>()
  const extras: CouponStoryEvent[] = []
  for (const row of rows) {
    const revision = Number.parseInt(row.key.slice(prefix.length), 10)
    const moved = { revision, amountMinor: Number(row.amount) }
    const extra = EXTRA_KINDS.find((kind) => row.key.endsWith(`:${kind}`))
    const told = event(extra ?? 'settled', row.created_at, moved)
    if (extra) extras.push(told)
    else byRevision.set(revision, told)
  }
  // a lost coupon was settled, too, although no money moved
  const { settlementRevision: revision, state, settledAt } = coupon
  if (state === 'settled' && settledAt !== null && !byRevision.has(revision)) {
    byRevision.set(revision, event('settled', settledAt, { revision }))
  }
  return { settled: [...byRevision.values()], extras }
}

interface EventRow {
  kind: CouponStoryKind
  actor_id: number | null
  username: string | null
  detail: string
  reason: string | null
  created_at: number
}
interface Detail {
  amountMinor: number
  revision?: number
  action?: ManualAction
  selections?: ManualChange[]
}

async function keptEvents(couponId: number, principal: Principal): Promise<CouponStoryEvent[]> {
  const rows: EventRow[] = await db
    .query<EventRow>()
    .from('coupon_events as e')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .where('e.coupon_id', couponId)
    .orderBy('e.id')
    .select('e.kind', 'e.actor_id', 'u.username', 'e.detail', 'e.reason', 'e.created_at')
  return rows.map((row) => {
    const { amountMinor, revision, action, selections }: Detail = JSON.parse(row.detail)
    const isNamed = isStaff(principal) || row.actor_id === principal.userId
    return event(row.kind, row.created_at, {
      amountMinor,
      revision: revision ?? null,
      actorName: isNamed ? row.username : null,
      reason: row.reason,
      manual: action && selections ? { action, selections } : null,
    })
  })
}
