/** Who or what decides the coupons of a match: the newest result with its officers, or a feed. */
import db from '@adonisjs/lucid/services/db'
import type { AuditAction } from '@grandstand/shared-types/wire/audit'

export interface Officer {
  id: number
  siteId: number
  username: string
}

export interface Cause {
  action: Extract<AuditAction, `settlement.${'result' | 'undo' | 'feed'}`>
  /** The newest stored revision; 0 without a result. */
  revision: number
  /** `staff`, the name of the file or feed, or `feed` for messages on markets. */
  source: string
  author: Officer | null
  /** The second officer. */
  approver: Officer | null
}

const BY_FEED: Cause = {
  action: 'settlement.feed',
  revision: 0,
  source: 'feed',
  author: null,
  approver: null,
}

interface Row {
  match_id: number
  revision: number
  source: string
  settled_at: number | null
  undone_revision: number | null
  actor_id: number | null
  actor_site: number | null
  actor_name: string | null
  approver_id: number | null
  approver_site: number | null
  approver_name: string | null
}

/** By match. A result that was settled before counts again unless the feed has said something since. */
export async function causesOf(matchIds: readonly number[]): Promise<Map<number, Cause>> {
  const rows: Row[] = await db
    .query<Row>()
    .from('results as r')
    .leftJoin('users as actors', 'actors.id', 'r.actor_id')
    .leftJoin('users as approvers', 'approvers.id', 'r.approver_id')
    .whereIn('r.match_id', [...matchIds])
    .whereRaw('r.revision = (select max(n.revision) from results n where n.match_id = r.match_id)')
    .select('r.match_id', 'r.revision', 'r.source', 'r.settled_at', 'r.undone_revision')
    .select('r.actor_id', 'r.approver_id')
    .select({
      actor_site: 'actors.site_id',
      actor_name: 'actors.username',
      approver_site: 'approvers.site_id',
      approver_name: 'approvers.username',
    })
  const told: { match_id: number }[] = await db
    .query<{ match_id: number }>()
    .from('feed_settlements')
    .whereIn('match_id', [...matchIds])
    .whereNull('settled_at')
    .distinct('match_id')
  const byFeed = new Set(told.map((row) => Number(row.match_id)))
  const results = new Map(rows.map((row) => [Number(row.match_id), row]))
  return new Map(
    matchIds.map((id) => {
      const row = results.get(id)
      const isOfFeed = !row || (row.settled_at !== null && byFeed.has(id))
      return [id, isOfFeed ? BY_FEED : causeOf(row)]
    })
  )
}

const causeOf = (row: Row): Cause => ({
  action: row.undone_revision === null ? 'settlement.result' : 'settlement.undo',
  revision: Number(row.revision),
  source: row.source,
  author: officer(row.actor_id, row.actor_site, row.actor_name),
  approver: officer(row.approver_id, row.approver_site, row.approver_name),
})

const officer = (
  id: number | null,
  siteId: number | null,
  username: string | null
): Officer | null =>
  id === null || siteId === null || username === null
    ? null
    : { id: Number(id), siteId: Number(siteId), username }
