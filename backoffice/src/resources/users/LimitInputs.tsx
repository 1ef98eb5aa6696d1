import { COUPON_TYPES } from '@grandstand/shared-types/coupons/types'
import { useTranslate } from 'ra-core'
import { NumberInput } from 'react-admin'
import { FlagInput } from '../../record/FlagInput.tsx'
import { FormSection } from '../../record/FormSection.tsx'
import { MoneyInput, OddsInput } from '../../record/ParsedInput.tsx'

const COUNTS = [
  'minSelections',
  'maxSelections',
  'maxMultiLines',
  'maxMultiSelections',
  'maxSystemSelections',
  'sameCouponMax',
] as const
const AMOUNTS = ['minStakeMinor', 'maxStakeMinor', 'maxPayoutMinor'] as const
const PRICES = [
  'minSelectionOddsMilli',
  'maxSelectionOddsMilli',
  'minTotalOddsMilli',
  'maxTotalOddsMilli',
] as const

/** The person's own coupon limits; an empty one leaves the dealer's and the site's in force. */
export function LimitInputs() {
  const translate = useTranslate()
  return (
    <>
      <FormSection title={translate('people.limits')} hint={translate('people.limitsHint')}>
        {AMOUNTS.map((name) => (
          <MoneyInput key={name} source={`limits.${name}`} label={`limits.${name}`} />
        ))}
        {COUNTS.map((name) => (
          <NumberInput
            key={name}
            source={`limits.${name}`}
            label={`limits.${name}`}
            min={0}
            step={1}
          />
        ))}
        {PRICES.map((name) => (
          <OddsInput key={name} source={`limits.${name}`} label={`limits.${name}`} />
        ))}
      </FormSection>
      <FormSection title={translate('people.couponTypes')}>
        {COUPON_TYPES.map((type) => (
          <FlagInput
            key={type}
            source={`limits.types.${type}`}
            label={`values.couponType.${type}`}
          />
        ))}
      </FormSection>
    </>
  )
}
