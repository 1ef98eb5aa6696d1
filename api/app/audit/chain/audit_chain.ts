/** The chain of seals over the audit log. */
import db from '@adonisjs/lucid/services/db'
import type { Cells, Chain } from '#core/chain/chain'
import { whereAmong } from '#core/database/transactions'
import { signingFor } from '#core/keys/app_keys'

const ROWS_AT_A_TIME = 500
/** A row gets its id before its transaction ends, so a row may appear after rows with this many higher ids. */
const LATE_IDS = 1_000

/** Every column of the log, in the order in which a seal covers them. */
const COLUMNS = [
  'id',
  'site_id',
  'actor_id',
  'action',
  'subject_type',
  'subject_id',
  'detail',
  'reason',
  'ip',
  'created_at',
] as const

type Row = Record<(typeof COLUMNS)[number], string | number | null> & { id: number }

export const AUDIT_CHAIN: Chain = {
  seals: 'audit_seals',
  of: 'audit_id',
  anchors: 'audit_anchors',
  signing: signingFor('audit chain'),
  anchorSigning: signingFor('audit anchor'),
  async cells(reader, ids) {
    const query = whereAmong(reader.query<Row>().from('audit_log'), 'id', ids)
    const rows: Row[] = await query.select(...COLUMNS)
    return new Map(rows.map((row): [number, Cells] => [row.id, COLUMNS.map((name) => row[name])]))
  },
  unsealed,
}

async function* unsealed(everyRow: boolean): AsyncGenerator<readonly number[]> {
  const last: { of: number } | null = await db
    .query<{ of: number }>()
    .from('audit_seals')
    .orderBy('id', 'desc')
    .select({ of: 'audit_id' })
    .first()
  for (let after = everyRow || !last ? 0 : Number(last.of) - LATE_IDS; ;) {
    const rows: { id: number }[] = await db
      .query<{ id: number }>()
      .from('audit_log')
      .leftJoin('audit_seals', 'audit_seals.audit_id', 'audit_log.id')
      .whereNull('audit_seals.id')
      .where('audit_log.id', '>', after)
      .orderBy('audit_log.id')
      .select('audit_log.id as id')
      .limit(ROWS_AT_A_TIME)
    yield rows.map(({ id }) => id)
    const end = rows.at(-1)
    if (!end || rows.length < ROWS_AT_A_TIME) return
    after = end.id
  }
}
