import { sizesIn } from '@grandstand/shared-types/coupons/model/system_sizes'
import db from '@adonisjs/lucid/services/db'
import { closedReason } from '@grandstand/shared-types/coupons/evaluation/availability'
import type { CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import { fullCoverOf } from '@grandstand/shared-types/coupons/payout/full_cover'
import type { PriceKind } from '@grandstand/shared-types/coupons/model/price_kind'
import type { SharedCoupon, SharedSelection } from '@grandstand/shared-types/wire/betting/coupons'
import { book } from '#book/book'
import { offerOf } from '#book/offer/offers'
import { comparedNames } from '#book/runner_names'
import { clock } from '#core/timing/clock'

interface Row {
  coupon_id: number
  type: CouponType
  sizes: string
}
interface SelectionRow extends Omit<SharedSelection, keyof Computed> {
  isBanker: number
  /** Of an each-way selection, null for a bet to win. */
  places: number | null
  priceKind: PriceKind | null
  outcomeName: string | null
  fieldKind: string | null
}
type Computed = Pick<
  SharedSelection,
  | 'isRace'
  | 'isBanker'
  | 'isEachWay'
  | 'atStartingPrice'
  | 'placeTerms'
  | 'oddsMilliNow'
  | 'open'
  | 'outcomeName'
  | 'compared'
>

/** The slip of a share code, without player, stake or money. Null when the site has no such code. */
export async function sharedCoupon(code: string, siteId: number): Promise<SharedCoupon | null> {
  const coupon = await db
    .query<Row>()
    .from('coupon_shares')
    .join('coupons', 'coupons.id', 'coupon_shares.coupon_id')
    .where({ 'coupon_shares.code': code, 'coupons.site_id': siteId })
    .select('coupon_id', 'type', 'sizes')
    .first()
  if (!coupon) return null
  const rows: SelectionRow[] = await db
    .query<SelectionRow>()
    .from('coupon_selections')
    .leftJoin('race_fields', 'race_fields.match_id', 'coupon_selections.match_id')
    .where('coupon_id', coupon.coupon_id)
    .orderBy('position')
    .select({
      outcomeId: 'outcome_id',
      isBanker: 'is_banker',
      matchId: 'coupon_selections.match_id',
      fieldKind: 'race_fields.kind',
      home: 'home',
      away: 'away',
      marketTypeId: 'market_type_id',
      specifier: 'specifier',
      outcomeKey: 'outcome_key',
      outcomeName: 'outcome_name',
      oddsMilli: 'odds_milli',
      places: 'coupon_selections.places',
      priceKind: 'price_kind',
    })
  const offer = offerOf(siteId)
  const comparedBy = await comparedNames(rows)
  const sizes = sizesIn(coupon.sizes)
  return {
    kind: coupon.type === 'multiple' ? 'combined' : coupon.type,
    sizes,
    systemName: fullCoverOf({
      type: coupon.type,
      sizes,
      selections: rows.map(({ matchId, isBanker }) => ({ matchId, isBanker: Boolean(isBanker) })),
    }),
    selections: rows.map(({ outcomeName, places, priceKind, fieldKind, ...row }) => {
      const quote = book.quote(row.outcomeId, { offer })
      const compared = comparedBy(row)
      return {
        ...row,
        ...(compared && { compared }),
        isRace: fieldKind !== null,
        ...(outcomeName !== null && { outcomeName }),
        isBanker: Boolean(row.isBanker),
        ...(places !== null && { isEachWay: true as const }),
        ...(priceKind === 'startingPrice' && { atStartingPrice: true as const }),
        ...(quote?.placeTerms && { placeTerms: quote.placeTerms }),
        oddsMilliNow: quote?.oddsMilli ?? null,
        open: quote !== undefined && closedReason(quote, clock.now()) === null,
      }
    }),
  }
}
