import type { Trx } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'

/** Stakes of other brands go into a jackpot of several. Throws 403 `notAllowed` without `jackpots.share`. */
export function requireShare({ principal }: Editor): void {
  if (!principal.permissions.has('jackpots.share')) throw AppError.notAllowed()
}

/** Throws 404 `notFound` for a jackpot of another brand, and as `requireShare` for one that other brands play for. */
export async function requireEditable(trx: Trx, editor: Editor, jackpotId: number): Promise<void> {
  const row: { isForAllBrands: boolean | number } = found(
    await trx
      .query<{ isForAllBrands: boolean | number }>()
      .from('jackpots')
      .where({ id: jackpotId, site_id: editor.principal.siteId })
      .select({ isForAllBrands: 'is_for_all_brands' })
      .first()
  )
  const joined: unknown = await trx.from('jackpot_brands').where('jackpot_id', jackpotId).first()
  if (Number(row.isForAllBrands) || joined) requireShare(editor)
}
