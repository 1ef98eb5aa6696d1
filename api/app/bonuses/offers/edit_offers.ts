/** Offers of a brand. A change of terms makes a new version (rules 15.1); each change writes a row of the audit log. */
import { isDeepStrictEqual } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import type { BonusVersionRow } from '@grandstand/shared-types/wire/bonuses/office'
import { authorOf, changedFields, recordAudit } from '#audit/record_audit'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { Editor, Principal } from '#core/requests/access'
import { requireTexts, writtenTexts } from '#core/requests/written_texts'
import { clock } from '#core/timing/clock'
import { requirePeriod } from '#core/timing/period'
import { must } from '#core/errors/must'
import { offersOf } from '#bonuses/offers/offer'
import type { SentBonus } from '#bonuses/validators/bonuses'
import { siteById } from '#sites/current_site'

/** Throws 422 `isRequiredArea` for a missing title, `endBeforeStart` at `shownUntil`, `unknownEntry` for a game or a market type of nobody. */
export async function createBonus(editor: Editor, sent: SentBonus): Promise<number> {
  const columns = await columnsOf(editor, sent)
  const now = clock.now()
  return inTransaction(async (trx) => {
    await requireKnown(trx, editor, sent)
    const [inserted]: number[] = await trx
      .insertQuery()
      .table('bonuses')
      .insert({
        ...columns,
        site_id: editor.principal.siteId,
        category: sent.category,
        version: 1,
        created_at: now,
      })
    const id = must(inserted, 'id of a bonus')
    await addVersion(trx, editor, { bonusId: id, version: 1, terms: JSON.stringify(sent.terms) })
    await record(trx, editor, id, 'bonus.create', { after: { ...sent } })
    return id
  })
}

/** Throws 404 `notFound`, 422 as `createBonus`, and `notChangeable` at another category. */
export async function updateBonus(editor: Editor, id: number, sent: SentBonus): Promise<void> {
  const columns = await columnsOf(editor, sent)
  await inTransaction(async (trx) => {
    const [offer] = await offersOf(trx, editor.principal.siteId, id)
    const { category, terms: before, version } = found(offer)
    if (category !== sent.category) throw AppError.field('category', 'notChangeable')
    await requireKnown(trx, editor, sent)
    const terms = JSON.stringify(sent.terms)
    const isNew = !isDeepStrictEqual(sent.terms, before)
    const next = isNew ? version + 1 : version
    await trx
      .from('bonuses')
      .where('id', id)
      .update({ ...columns, version: next })
    if (isNew) await addVersion(trx, editor, { bonusId: id, version: next, terms })
    await record(trx, editor, id, 'bonus.update', changedFields<object>(found(offer), sent))
  })
}

const record = (
  trx: Trx,
  editor: Editor,
  id: number,
  action: 'bonus.create' | 'bonus.update',
  detail: Record<string, unknown>
) => recordAudit(trx, { ...authorOf(editor), action, subjectType: 'bonus', subjectId: id, detail })

async function addVersion(
  trx: Trx,
  { principal }: Editor,
  { bonusId, version, terms }: { bonusId: number; version: number; terms: string }
): Promise<void> {
  await trx.insertQuery().table('bonus_versions').insert({
    bonus_id: bonusId,
    version,
    terms,
    author_id: principal.userId,
    created_at: clock.now(),
  })
}

async function columnsOf({ principal }: Editor, sent: SentBonus) {
  const { defaultLanguage } = await siteById(principal.siteId)
  const { shownFrom, shownUntil } = sent
  requirePeriod({ from: shownFrom, to: shownUntil }, 'shownUntil')
  return {
    titles: JSON.stringify(requireTexts(sent.titles, `titles.${defaultLanguage}`)),
    texts: JSON.stringify(writtenTexts(sent.texts)),
    shown_from: shownFrom,
    shown_until: shownUntil,
    list_order: sent.listOrder,
    is_shown: sent.isShown,
    updated_at: clock.now(),
  }
}

/** Throws 422 `unknownEntry` for a game of another brand, and for a market type that does not exist. */
async function requireKnown(trx: Trx, { principal }: Editor, { terms }: SentBonus): Promise<void> {
  const gameIds = terms.games.map(({ gameId }) => gameId)
  const games = await trx
    .from('games')
    .where('site_id', principal.siteId)
    .whereIn('id', gameIds)
    .select('id')
  if (games.length !== gameIds.length) throw AppError.field('terms.games', 'unknownEntry')
  const typeIds = terms.marketTypes.map(({ marketTypeId }) => marketTypeId)
  const types = await trx.from('market_types').whereIn('id', typeIds).select('id')
  if (types.length !== typeIds.length) throw AppError.field('terms.marketTypes', 'unknownEntry')
}

interface VersionColumns {
  version: number
  terms: string
  since: number
  authorName: string | null
}

/** The versions of an offer, newest first. Throws 404 `notFound`. */
export async function versionsOf({ siteId }: Principal, id: number): Promise<BonusVersionRow[]> {
  found((await offersOf(db.connection(), siteId, id))[0])
  const rows: VersionColumns[] = await db
    .query<VersionColumns>()
    .from('bonus_versions')
    .leftJoin('users', 'users.id', 'bonus_versions.author_id')
    .where('bonus_id', id)
    .orderBy('version', 'desc')
    .select({ version: 'version', terms: 'terms', since: 'bonus_versions.created_at' })
    .select({ authorName: 'users.username' })
  return rows.map((row) => ({ ...row, terms: JSON.parse(row.terms), since: Number(row.since) }))
}
