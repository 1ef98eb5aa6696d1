import { LIMIT_SET_FIGURES } from '@grandstand/shared-types/coupons/limits/limit_set'
import { COUPON_TYPES } from '@grandstand/shared-types/coupons/model/coupon_words'
import { useTranslate } from 'ra-core'
import { FormSection } from '../record/form/FormSection.tsx'
import { LimitFigureInput } from './LimitFigureInput.tsx'

interface TypeLimitInputsProps {
  /** Path of the limits in the record. */
  source: string
  /** Currency of the amounts; undefined until it is known. */
  currency: string | undefined
}

/** Limits on coupons of each type, beside the figures for every coupon. */
export function TypeLimitInputs({ source, currency }: TypeLimitInputsProps) {
  const translate = useTranslate()
  return COUPON_TYPES.map((type) => (
    <FormSection
      key={type}
      title={translate('limitScreens.ofType', { type: translate(`values.couponType.${type}`) })}
      hint={translate('limitScreens.ofTypeHint')}
    >
      {LIMIT_SET_FIGURES.map((name) => (
        <LimitFigureInput
          key={name}
          source={`${source}.byType.${type}.${name}`}
          label={`limits.${name}`}
          currency={currency}
          max={20}
        />
      ))}
    </FormSection>
  ))
}
