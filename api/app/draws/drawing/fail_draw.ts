import db from '@adonisjs/lucid/services/db'
import type { DrawRow } from '@grandstand/shared-types/wire/draws'
import type { Reader } from '#core/database/transactions'
import { announceDraw } from '#draws/drawing/announce'
import type { StoredDraw } from '#draws/drawing/draw_row'
import { openSeed } from '#draws/drawing/server_seeds'

type Cause = NonNullable<DrawRow['failedBecause']>

/**
 * Fails a draw that has no result; its tickets move on later (rules 14.5). Its seed is published too, so that anybody can see what
 * would have come out. Resolves to false when the draw has a result, or has failed before.
 */
export async function markFailed(
  from: Reader,
  draw: Pick<StoredDraw, 'id' | 'sealedSeed' | 'hash'>,
  cause: Cause,
  reason: string | null = null
): Promise<boolean> {
  const changed: unknown = await from
    .query()
    .from('draws')
    .where('id', draw.id)
    .whereIn('state', ['open', 'closed'])
    .update({
      state: 'failed',
      failed_because: cause,
      reason,
      server_seed: openSeed(draw),
    })
  return Number(changed) === 1
}

/** As `markFailed`, and tells everybody who looks. */
export async function failDraw(draw: StoredDraw, cause: Cause): Promise<void> {
  if (await markFailed(db.connection(), draw, cause)) await announceDraw(draw.id)
}
