/** An offer with the terms in force. */
import type { BonusCategory } from '@grandstand/shared-types/bonuses/categories'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { Reader } from '#core/database/transactions'
import { clock } from '#core/timing/clock'

export interface Offer {
  id: number
  siteId: number
  titles: ByLanguage
  texts: ByLanguage
  category: BonusCategory
  version: number
  terms: BonusTerms
  shownFrom: number | null
  shownUntil: number | null
  isShown: boolean
}

interface Columns {
  id: number
  siteId: number
  titles: string
  texts: string
  category: BonusCategory
  version: number
  terms: string
  shownFrom: number | null
  shownUntil: number | null
  isShown: boolean | number
}

/** The offers of a brand in their order, or the one with `id`. */
export async function offersOf(from: Reader, siteId: number, id?: number): Promise<Offer[]> {
  const query = from
    .query<Columns>()
    .from('bonuses')
    .join('bonus_versions', (join) => {
      join
        .on('bonus_versions.bonus_id', 'bonuses.id')
        .andOn('bonus_versions.version', 'bonuses.version')
    })
    .where('bonuses.site_id', siteId)
    .orderBy('bonuses.list_order')
    .orderBy('bonuses.id')
    .select({ id: 'bonuses.id', siteId: 'bonuses.site_id', titles: 'bonuses.titles' })
    .select({ texts: 'bonuses.texts', category: 'bonuses.category', isShown: 'bonuses.is_shown' })
    .select({ version: 'bonuses.version', terms: 'bonus_versions.terms' })
    .select({ shownFrom: 'bonuses.shown_from', shownUntil: 'bonuses.shown_until' })
  if (id !== undefined) query.where('bonuses.id', id)
  const rows: Columns[] = await query
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    siteId: Number(row.siteId),
    titles: JSON.parse(row.titles),
    texts: JSON.parse(row.texts),
    terms: JSON.parse(row.terms),
    shownFrom: row.shownFrom === null ? null : Number(row.shownFrom),
    shownUntil: row.shownUntil === null ? null : Number(row.shownUntil),
    isShown: Boolean(row.isShown),
  }))
}

/** Whether players see it now. */
export function isOnShow({ isShown, shownFrom, shownUntil }: Offer): boolean {
  const now = clock.now()
  return isShown && (shownFrom ?? now) <= now && (shownUntil === null || now < shownUntil)
}

/** Categories that players ask for themselves; the others need a code, or staff. */
export const isAskable = ({ category }: Pick<Offer, 'category'>): boolean =>
  category !== 'promoCode' && category !== 'manual'

/** What of the terms a player sees. */
export function shownTerms({
  terms,
}: Pick<Offer, 'terms'>): Omit<BonusTerms, 'countries' | 'branches'> {
  const { countries: _countries, branches: _branches, ...shown } = terms
  return shown
}
