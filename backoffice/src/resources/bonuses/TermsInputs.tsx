import { BONUS_POCKETS, type BonusCategory } from '@grandstand/shared-types/bonuses/categories'
import {
  BONUS_CONFIRMERS,
  BONUS_STACKING,
  type BonusTerms,
} from '@grandstand/shared-types/bonuses/terms'
import { minValue, required, useTranslate } from 'ra-core'
import { BooleanInput, SelectInput } from 'react-admin'
import { FormSection } from '../../record/form/FormSection.tsx'
import { CurrencyInput } from '../../record/inputs/CurrencyInput.tsx'
import {
  MoneyInput,
  NumberInput,
  OddsInput,
  SharesInput,
} from '../../record/inputs/ParsedInput.tsx'
import { meaningFor } from './termsValues.ts'

const POCKETS = BONUS_POCKETS.map((id) => ({ id, name: `values.pocket.${id}` }))
const CONFIRMERS = BONUS_CONFIRMERS.map((id) => ({ id, name: `bonuses.confirmers.${id}` }))
const STACKING = BONUS_STACKING.map((id) => ({ id, name: `bonuses.stacking.${id}` }))

interface TermsInputsProps {
  category: BonusCategory
  terms: BonusTerms
}

/** What is given, and what must be played for it; inputs without a meaning for the category are left out. */
export function TermsInputs({ category, terms: { currency } }: TermsInputsProps) {
  const translate = useTranslate()
  const { isFreeBet, hasBase, hasPeriod } = meaningFor(category)
  return (
    <>
      <FormSection title={translate('bonuses.given')} hint={translate('bonuses.termsHint')}>
        <CurrencyInput source="terms.currency" />
        {!isFreeBet && <SharesInput source="terms.percentMilli" />}
        <MoneyInput source="terms.amountMinor" currency={currency} />
        {!isFreeBet && <MoneyInput source="terms.highestMinor" currency={currency} />}
        {hasBase && <MoneyInput source="terms.leastBaseMinor" currency={currency} />}
        {hasPeriod && <NumberInput source="terms.periodDays" min={0} step={1} />}
        {!isFreeBet && (
          <SelectInput source="terms.pocket" choices={POCKETS} validate={required()} />
        )}
        <SelectInput source="terms.confirmedBy" choices={CONFIRMERS} validate={required()} />
        {!isFreeBet && (
          <SelectInput source="terms.stacking" choices={STACKING} validate={required()} />
        )}
        <BooleanInput source="terms.isOneUse" />
      </FormSection>
      <FormSection title={translate('bonuses.played')}>
        {!isFreeBet && <SharesInput source="terms.multiplierMilli" />}
        <NumberInput
          source="terms.validDays"
          min={1}
          step={1}
          validate={[required(), minValue(1)]}
        />
        {!isFreeBet && <MoneyInput source="terms.highestConvertedMinor" currency={currency} />}
        <OddsInput source="terms.leastOddsMilli" />
        <NumberInput source="terms.leastSelections" min={0} max={50} step={1} />
        {!isFreeBet && <MoneyInput source="terms.largestStakeMinor" currency={currency} />}
      </FormSection>
    </>
  )
}
