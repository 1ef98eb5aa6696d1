/** Which other brands play for a jackpot. */
import { authorOf, recordEdit } from '#audit/record_audit'
import { insertAll, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import type { SentJackpot } from '#jackpots/validators/jackpots'
import { openSites } from '#sites/current_site'
import Site from '#sites/models/site'

/**
 * Throws 422 at the brand: `unknownEntry` for one that is not served here, and for the jackpot's own, `brandCurrencyDiffers` [its name,
 * its currency, that of the jackpot] for one that plays in another currency.
 */
export async function requireJoinable(
  { principal }: Editor,
  { joinedBrands, currency }: SentJackpot
): Promise<void> {
  if (joinedBrands.length === 0) return
  const open = new Set((await openSites()).map(({ id }) => id))
  const sites = new Map((await Site.query().whereIn('id', joinedBrands)).map((s) => [s.id, s]))
  for (const [index, id] of joinedBrands.entries()) {
    const site = sites.get(id)
    const at = `joinedBrands.${index}`
    if (!site || !open.has(id) || id === principal.siteId) throw AppError.field(at, 'unknownEntry')
    if (site.currency !== currency) {
      throw AppError.field(at, 'brandCurrencyDiffers', [site.title, site.currency, currency])
    }
  }
}

/** Writes them, and resolves to whether any came or left. */
export async function saveJoined(
  trx: Trx,
  editor: Editor,
  jackpotId: number,
  { joinedBrands }: SentJackpot
): Promise<boolean> {
  const rows: { joinedId: number }[] = await trx
    .query<{ joinedId: number }>()
    .from('jackpot_brands')
    .where('jackpot_id', jackpotId)
    .select({ joinedId: 'joined_id' })
  const before = rows.map(({ joinedId }) => Number(joinedId))
  const left = before.filter((id) => !joinedBrands.includes(id))
  const came = joinedBrands.filter((id) => !before.includes(id))
  if (left.length + came.length === 0) return false
  await trx
    .from('jackpot_brands')
    .where('jackpot_id', jackpotId)
    .whereIn('joined_id', left)
    .delete()
  await insertAll(
    trx,
    'jackpot_brands',
    came.map((id) => ({ jackpot_id: jackpotId, joined_id: id }))
  )
  await recordEdit(trx, authorOf(editor), {
    table: 'jackpots',
    verb: 'update',
    id: jackpotId,
    detail: {
      before: { joined_brands: before.join() },
      after: { joined_brands: joinedBrands.join() },
    },
  })
  return true
}
