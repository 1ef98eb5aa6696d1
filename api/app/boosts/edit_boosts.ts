/** Staff make and end odds boosts; terms are never changed (rules 15.10). Each step writes a row of the audit log. */
import { authorOf, recordAudit } from '#audit/record_audit'
import { inTransaction, whereAmong, type Trx } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { boostsWhere } from '#boosts/boost'
import { forgetBoosts } from '#boosts/shown_boosts'
import type { SentBoost } from '#boosts/validators/boosts'

/**
 * Throws 422 `endBeforeStart` at `endsAt`, `isRequiredArea` for neither percent nor price and for a price without its
 * outcome, `priceOrPercent` for both, `priceBeforeStart` for a price that counts in play, `amountTooLarge` for singles that need more
 * than one selection, and `unknownEntry` for a match or a market type that does not exist.
 */
export async function createBoost(editor: Editor, sent: SentBoost): Promise<number> {
  const now = clock.now()
  const { name, startsAt, endsAt, terms } = sent
  if (endsAt <= Math.max(startsAt, now)) {
    throw AppError.field('endsAt', 'endBeforeStart')
  }
  requireTerms(terms)
  const id = await inTransaction(async (trx) => {
    await requireSubject(trx, terms)
    const [inserted]: number[] = await trx
      .insertQuery()
      .table('odds_boosts')
      .insert({
        site_id: editor.principal.siteId,
        name,
        terms: JSON.stringify(terms),
        starts_at: startsAt,
        ends_at: endsAt,
        author_id: editor.principal.userId,
        created_at: now,
      })
    const boostId = must(inserted, 'id of a boost')
    await record(trx, editor, boostId, 'oddsBoost.create', { after: sent })
    return boostId
  })
  forgetBoosts()
  return id
}

/** Ends a boost now; coupons that used it keep it. Throws 404 `notFound`, 403 `boostNotOpen` for one that has ended. */
export async function endBoost(editor: Editor, id: number): Promise<void> {
  const now = clock.now()
  await inTransaction(async (trx) => {
    const site = { id, site_id: editor.principal.siteId }
    const [boost] = await boostsWhere(trx, (query) => query.where(site).forUpdate())
    const { endsAt } = found(boost)
    if (endsAt <= now) throw new AppError('boostNotOpen')
    await trx.from('odds_boosts').where('id', id).update({ ends_at: now })
    await record(trx, editor, id, 'oddsBoost.end', { before: { endsAt }, after: { endsAt: now } })
  })
  forgetBoosts()
}

function requireTerms(terms: SentBoost['terms']): void {
  const { percentMilli, priceMilli, marketTypeId, outcomeKey } = terms
  if (percentMilli === null && priceMilli === null) {
    throw AppError.field('terms.percentMilli', 'isRequiredArea')
  }
  if (outcomeKey !== null && marketTypeId === null) {
    throw AppError.field('terms.marketTypeId', 'isRequiredArea')
  }
  if (terms.isSinglesOnly && terms.leastSelections > 1) {
    throw AppError.field('terms.leastSelections', 'amountTooLarge', [1])
  }
  if (priceMilli === null) return
  if (percentMilli !== null) throw AppError.field('terms.percentMilli', 'priceOrPercent')
  // a price is that of one outcome, and before the match: in play it could be far from what is fair
  if (outcomeKey === null) throw AppError.field('terms.outcomeKey', 'isRequiredArea')
  if (terms.isLive) throw AppError.field('terms.isLive', 'priceBeforeStart')
}

async function requireSubject(
  trx: Trx,
  { matchIds, marketTypeId, specifier, priceMilli }: SentBoost['terms']
) {
  const matches = await whereAmong(trx.from('matches'), 'id', matchIds).select('id')
  if (matches.length !== matchIds.length) throw AppError.field('terms.matchIds', 'unknownEntry')
  if (marketTypeId === null) return
  const type = await trx.from('market_types').where('id', marketTypeId).first()
  if (!type) throw AppError.field('terms.marketTypeId', 'unknownEntry')
  if (priceMilli === null || specifier !== '') return
  const markets = whereAmong(trx.from('markets'), 'match_id', matchIds)
  const line = await markets.where('market_type_id', marketTypeId).whereNot('specifier', '').first()
  // one price cannot be that of several lines
  if (line) throw AppError.field('terms.specifier', 'isRequiredArea')
}

const record = (
  trx: Trx,
  editor: Editor,
  id: number,
  action: 'oddsBoost.create' | 'oddsBoost.end',
  detail: Record<string, unknown>
) =>
  recordAudit(trx, { ...authorOf(editor), action, subjectType: 'oddsBoost', subjectId: id, detail })
