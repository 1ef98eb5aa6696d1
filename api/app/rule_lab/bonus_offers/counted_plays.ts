import { reads } from '#core/database/lagging_reads'
import type { PastEvent } from '@grandstand/shared-types/rule_lab/past_grant'
import { whereAmong } from '#core/database/transactions'

interface LogRow {
  grantId: number
  amount: number
  playKind: 'coupon' | 'gameRound'
  playId: number
  at: number
}

export type PlayEnded = Extract<PastEvent, { kind: 'end' }>

/**
 * When the plays of grants counted, and when they ceased to, by grant. The count of a play says whether its stake was settled;
 * those that bet against each other never count, and are missing once they did.
 */
export async function countedPlays(grantIds: readonly number[]): Promise<Map<number, PlayEnded[]>> {
  const ends = new Map<number, PlayEnded[]>()
  if (grantIds.length === 0) return ends
  const rows: LogRow[] = await whereAmong(
    reads().query<LogRow>().from('bonus_log').whereIn('kind', ['counted', 'uncounted']),
    'grant_id',
    grantIds
  )
    .orderBy('id')
    .select({ grantId: 'grant_id', amount: 'amount', playKind: 'play_kind' })
    .select({ playId: 'play_id', at: 'created_at' })
  const counts = new Map<string, number>()
  for (const { grantId, amount, playKind, playId, at } of rows) {
    const play = `${playKind}:${playId}`
    const key = `${grantId}:${play}`
    const countedMinor = (counts.get(key) ?? 0) + Number(amount)
    counts.set(key, countedMinor)
    const own = ends.get(Number(grantId)) ?? []
    own.push({ kind: 'end', at: Number(at), play, end: countedMinor > 0 ? 'settled' : 'returned' })
    ends.set(Number(grantId), own)
  }
  return ends
}
