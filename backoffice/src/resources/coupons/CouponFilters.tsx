import {
  COUPON_LIST_TYPES,
  COUPON_PRODUCTS,
  COUPON_STATES,
} from '@grandstand/shared-types/coupons/types'
import { useTranslate } from 'ra-core'
import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import {
  ChoiceFilter,
  DayFilter,
  FlagFilter,
  MatchFilter,
  ReferenceFilter,
  SearchFilter,
} from '../../list/filters.tsx'
import { MoreFilters } from '../../list/MoreFilters.tsx'
import { PayoutRangeFilter } from '../../list/RangeFilter.tsx'
import { NumberInput } from 'react-admin'
import { MoneyInput } from '../../record/ParsedInput.tsx'

/** Behind the button. */
const MORE = [
  'isLive',
  'state',
  'settledAt_gte',
  'settledAt_lte',
  'userId',
  'dealerId',
  'branchOf',
  'matchId',
  'outcomeId',
  'totalStakeMinor_gte',
  'totalStakeMinor_lte',
  'maxPayoutMinor_gte',
  'payoutMinor_gte',
]

/** Code and player by typing; days, type, people, match and amounts. */
export function CouponFilters() {
  const translate = useTranslate()
  const me = useMe()
  const sees = (resource: string) => me !== undefined && mayDo(me, 'list', resource)
  return (
    <>
      <SearchFilter />
      <ChoiceFilter source="couponType" group="couponType" codes={COUPON_LIST_TYPES} />
      <ChoiceFilter source="product" group="couponProduct" codes={COUPON_PRODUCTS} />
      <DayFilter source="placedAt_gte" bound="first" />
      <DayFilter source="placedAt_lte" bound="last" />
      <MoreFilters names={MORE}>
        <FlagFilter source="isLive" label={translate('coupons.withLive')} />
        <ChoiceFilter source="state" group="couponState" codes={COUPON_STATES} />
        <DayFilter source="settledAt_gte" bound="first" label={translate('coupons.settledFrom')} />
        <DayFilter source="settledAt_lte" bound="last" label={translate('coupons.settledTo')} />
        {sees('users') && (
          <ReferenceFilter source="userId" reference="users" optionText="username" />
        )}
        {sees('dealers') && (
          <ReferenceFilter source="dealerId" reference="dealers" optionText="username" />
        )}
        {sees('dealers') && (
          <ReferenceFilter source="branchOf" reference="dealers" optionText="username" />
        )}
        {sees('matches') && <MatchFilter source="matchId" />}
        <NumberInput source="outcomeId" min={1} step={1} helperText={false} />
        <MoneyInput source="totalStakeMinor_gte" label={translate('coupons.stakeFrom')} />
        <MoneyInput source="totalStakeMinor_lte" label={translate('coupons.stakeTo')} />
        <PayoutRangeFilter source="maxPayoutMinor" label={translate('coupons.maxPayoutRange')} />
        <PayoutRangeFilter source="payoutMinor" label={translate('coupons.payoutRange')} />
      </MoreFilters>
    </>
  )
}
