import {
  COUPON_LIST_TYPES,
  COUPON_PRODUCTS,
  COUPON_STATES,
} from '@grandstand/shared-types/coupons/model/coupon_words'
import { useTranslate } from 'ra-core'
import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import {
  ChoiceFilter,
  FlagFilter,
  MatchFilter,
  ReferenceFilter,
} from '../../list/filters/filters.tsx'
import { MoreFilters } from '../../list/filters/MoreFilters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { PayoutRangeFilter } from '../../list/filters/RangeFilter.tsx'
import { MoneyInput, NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { SportFilter } from './SportFilter.tsx'

/** Filters behind the button for more. */
const MORE = [
  'sportId',
  'isLive',
  'hasStake',
  'state',
  'settledAt_gte',
  'settledAt_lte',
  'userId',
  'matchId',
  'outcomeId',
  'totalStakeMinor_gte',
  'totalStakeMinor_lte',
  'maxPayoutMinor_gte',
  'payoutMinor_gte',
]

/** Filters beside the text search: type, days, user, match and amounts. */
export function CouponFilters() {
  const translate = useTranslate()
  const me = useMe()
  const sees = (resource: string) => me !== undefined && mayDo(me, 'list', resource)
  return (
    <>
      <ChoiceFilter source="couponType" group="couponType" codes={COUPON_LIST_TYPES} />
      <ChoiceFilter source="product" group="couponProduct" codes={COUPON_PRODUCTS} />
      <PeriodFilter source="placedAt" />
      <MoreFilters names={MORE}>
        <SportFilter />
        <FlagFilter source="isLive" label={translate('coupons.withLive')} />
        <FlagFilter source="hasStake" label={translate('coupons.hasStake')} />
        <ChoiceFilter source="state" group="couponState" codes={COUPON_STATES} />
        <PeriodFilter source="settledAt" />
        {sees('users') && (
          <ReferenceFilter source="userId" reference="users" optionText="username" />
        )}
        {sees('matches') && <MatchFilter source="matchId" />}
        <NumberInput source="outcomeId" min={1} step={1} helperText={false} />
        <MoneyInput source="totalStakeMinor_gte" label={translate('coupons.stakeFrom')} />
        <MoneyInput source="totalStakeMinor_lte" label={translate('coupons.stakeTo')} />
        <PayoutRangeFilter source="maxPayoutMinor" label={translate('coupons.maxPayoutRange')} />
        {me?.permissions.includes('coupons.paid') && (
          <PayoutRangeFilter source="payoutMinor" label={translate('coupons.payoutRange')} />
        )}
      </MoreFilters>
    </>
  )
}
