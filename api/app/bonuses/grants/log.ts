import type { GrantLogKind } from '@grandstand/shared-types/wire/bonuses/office'
import { insertAll, type Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'

export interface LogEntry {
  grantId: number
  kind: GrantLogKind
  /** Minor units. */
  amountMinor: number
  play?: { kind: 'coupon' | 'gameRound'; id: number }
  /** Null for the platform and the player. */
  actorId?: number | null
  reason?: string | null
}

/** Adds to the log of grants. */
export async function logGrants(trx: Trx, entries: readonly LogEntry[]): Promise<void> {
  const now = clock.now()
  await insertAll(
    trx,
    'bonus_log',
    entries.map(({ grantId, kind, amountMinor, play, actorId, reason }) => ({
      grant_id: grantId,
      kind,
      amount: amountMinor,
      play_kind: play?.kind ?? null,
      play_id: play?.id ?? null,
      actor_id: actorId ?? null,
      reason: reason ?? null,
      created_at: now,
    }))
  )
}
