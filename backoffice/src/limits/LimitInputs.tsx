import { COUPON_TYPES } from '@grandstand/shared-types/coupons/model/coupon_words'
import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { FlagInput } from '../record/inputs/FlagInput.tsx'
import { FormSection } from '../record/form/FormSection.tsx'
import { COUPON_ACTIONS, LIMIT_FIGURES } from './figures.ts'
import { LimitFigureInput } from './LimitFigureInput.tsx'
import { TypeLimitInputs } from './TypeLimitInputs.tsx'

interface LimitInputsProps {
  /** Path of the limits in the record. */
  source: string
  hint: string
  title?: string
}

/** Coupon limits of a site, dealer or user, and the coupon types and actions that are open. */
export function LimitInputs({ source, hint, title }: LimitInputsProps) {
  const translate = useTranslate()
  const currency: string | undefined = useWatch({ name: 'currency' }) ?? undefined
  return (
    <>
      <FormSection title={title ?? translate('people.limits')} hint={hint}>
        {LIMIT_FIGURES.map((name) => (
          <LimitFigureInput
            key={name}
            source={`${source}.${name}`}
            label={`limits.${name}`}
            currency={currency}
          />
        ))}
      </FormSection>
      <TypeLimitInputs source={source} currency={currency} />
      <FormSection title={translate('people.couponTypes')}>
        {COUPON_TYPES.map((type) => (
          <FlagInput
            key={type}
            source={`${source}.types.${type}`}
            label={`values.couponType.${type}`}
          />
        ))}
        {COUPON_ACTIONS.map((action) => (
          <FlagInput
            key={action}
            source={`${source}.actions.${action}`}
            label={`values.couponAction.${action}`}
          />
        ))}
      </FormSection>
    </>
  )
}
