/** Entries on rows that a brand lays over the catalogue, its layers and limits. What such a row lies over is read in the log. */
import db from '@adonisjs/lucid/services/db'
import { BET_LIMIT_SCOPES } from '@grandstand/shared-types/coupons/limits/bet_limits'
import type { LaidOver } from '@grandstand/shared-types/wire/audit'
import type { Query } from '#core/lists/resource'

const LAYERS: readonly string[] = ['offerLayer', 'betLimit', 'exposureLimit']

/** The first of these places in a detail that holds a value; rows are logged under the names of columns or of fields. */
const inDetail = (...names: string[]): string => {
  const places = ['after', 'before'].flatMap((side) => names.map((name) => `'$.${side}.${name}'`))
  const found = places.map((place) => `json_extract(laid.detail, ${place})`)
  return `replace(coalesce(${found.join(', ')}), '"', '')`
}
const SCOPE = inDetail('scope')
const SCOPE_ID = `cast(${inDetail('scope_id', 'scopeId')} as signed)`

/** Entries on rows that lie over a match, its markets or its prices. */
export function orLaidOverMatch(query: Query, matchId: number): void {
  const markets = 'select id from markets where match_id = ?'
  const outcomes = `select id from outcomes where market_id in (${markets})`
  for (const subject of LAYERS) {
    const laid = `select laid.subject_id from audit_log as laid where laid.subject_type = ?
      and ((${SCOPE} = 'match' and ${SCOPE_ID} = ?)
        or (${SCOPE} = 'market' and ${SCOPE_ID} in (${markets}))
        or (${SCOPE} = 'outcome' and ${SCOPE_ID} in (${outcomes})))`
    const values = [subject, matchId, matchId, matchId]
    query.orWhere((of) => {
      of.where('audit_log.subject_type', subject).whereRaw(
        `audit_log.subject_id in (${laid})`,
        values
      )
    })
  }
}

interface Entry {
  subjectType: string
  subjectId: number | null
}

/** What the rows of these entries lie over, by `subject:id`; unknown ones are left out. */
export async function laidOver(entries: readonly Entry[]): Promise<ReadonlyMap<string, LaidOver>> {
  const found = new Map<string, LaidOver>()
  for (const [subject, rows] of Map.groupBy(entries, ({ subjectType }) => subjectType)) {
    if (!LAYERS.includes(subject)) continue
    const ids = [...new Set(rows.flatMap(({ subjectId }) => subjectId ?? []))]
    const told: { id: number; scope: string; scopeId: number }[] = await db
      .query<{ id: number; scope: string; scopeId: number }>()
      .from('audit_log as laid')
      .where('laid.subject_type', subject)
      .whereIn('laid.subject_id', ids)
      .whereRaw(`${SCOPE} is not null`)
      .select('laid.subject_id as id', db.raw(`${SCOPE} as scope`))
      .select(db.raw(`${SCOPE_ID} as ??`, ['scopeId']))
    for (const { id, scopeId, ...row } of told) {
      const scope = BET_LIMIT_SCOPES.find((one) => one === row.scope)
      if (scope) found.set(`${subject}:${id}`, { scope, scopeId: Number(scopeId) })
    }
  }
  return found
}
