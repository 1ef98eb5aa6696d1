/**
 * A brand hides and suspends parts of the shared offer, for its own players and desks alone (rules 8.17). Each change
 * applies at once and writes a row of the brand's audit log. Results and settlement are not touched.
 */
import {
  mayHide,
  maySuspend,
  type OfferScope,
} from '@grandstand/shared-types/catalogue/offer_layer'
import { deleteRow, editing, insertRow, updateRow } from '#audit/edit_rows'
import { AppError, found } from '#core/errors/app_error'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import type { Editor } from '#core/requests/access'
import { loadOffers } from '#book/offer/offers'
import { unwritten } from '#book/unwritten'
import type { NewOfferLayer } from '#book/validators/offer_layer'

type Laid = Pick<NewOfferLayer, 'isHidden' | 'isSuspended'>

const TABLES: Record<OfferScope, string> = {
  sport: 'sports',
  category: 'categories',
  tournament: 'tournaments',
  match: 'matches',
  market: 'markets',
}

/**
 * Throws 422 `unknownEntry` at `scopeId` when the subject does not exist, 409 `alreadyExists` when the brand has laid
 * something over it already, and as `requireLaid`.
 */
export async function createOfferLayer(editor: Editor, input: NewOfferLayer): Promise<number> {
  const { scope, scopeId, isHidden, isSuspended } = input
  requireLaid(scope, input)
  // a feed may have made the match or market within the last second, so its row is written first
  await unwritten.write()
  const now = clock.now()
  const id = await editing(async (trx) => {
    const subject = await trx.from(TABLES[scope]).where('id', scopeId).first()
    if (!subject) throw AppError.field('scopeId', 'unknownEntry')
    return insertRow(trx, editor, 'offer_layers', {
      scope,
      scope_id: scopeId,
      is_hidden: isHidden,
      is_suspended: isSuspended,
      created_at: now,
      updated_at: now,
    })
  })
  await loadOffers()
  return id
}

/** Throws 404 `notFound` for a row of another brand, and as `requireLaid`. */
export async function updateOfferLayer(editor: Editor, id: number, laid: Laid): Promise<void> {
  await inTransaction(async (trx) => {
    const row: { scope: OfferScope } | null = await trx
      .query<{ scope: OfferScope }>()
      .from('offer_layers')
      .where({ id, site_id: editor.principal.siteId })
      .select('scope')
      .first()
    requireLaid(found(row).scope, laid)
    await updateRow(trx, editor, 'offer_layers', id, {
      is_hidden: laid.isHidden,
      is_suspended: laid.isSuspended,
      updated_at: clock.now(),
    })
  })
  await loadOffers()
}

/** Offers the subject as it is again. Throws 404 `notFound` for a row of another brand. */
export async function deleteOfferLayer(editor: Editor, id: number): Promise<void> {
  await inTransaction((trx) => deleteRow(trx, editor, 'offer_layers', id))
  await loadOffers()
}

/** Throws 422 `notForSubject` for one that cannot be hidden or suspended, `isRequiredArea` when it is neither. */
function requireLaid(scope: OfferScope, { isHidden, isSuspended }: Laid): void {
  if (isHidden && !mayHide(scope)) throw AppError.field('isHidden', 'notForSubject')
  if (isSuspended && !maySuspend(scope)) throw AppError.field('isSuspended', 'notForSubject')
  if (!isHidden && !isSuspended) throw AppError.field('isHidden', 'isRequiredArea')
}
