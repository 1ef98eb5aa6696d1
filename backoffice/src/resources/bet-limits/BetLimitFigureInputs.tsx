import { BET_LIMIT_SETS } from '@grandstand/shared-types/coupons/limits/bet_limits'
import { required, useTranslate } from 'ra-core'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { AmountInputs } from '../../limits/AmountInputs.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'

const LABELS = 'resources.bet-limits.fields'

/** `currency` is the currency of the amounts; undefined until it is chosen. */
export function BetLimitFigureInputs({ currency }: { currency: string | undefined }) {
  const translate = useTranslate()
  return (
    <>
      <FormSection
        title={translate('limitScreens.figures')}
        hint={translate('limitScreens.figuresHint')}
      >
        <AmountInputs source="limits" labels={LABELS} currency={currency} isRequired />
        <NumberInput
          source="limits.minSelections"
          label={`${LABELS}.minSelections`}
          min={0}
          max={20}
          step={1}
          validate={required()}
        />
      </FormSection>
      {BET_LIMIT_SETS.map((set) => (
        <FormSection
          key={set}
          title={translate(`limitScreens.ofCoupons.${set}`)}
          hint={translate('limitScreens.ofCouponsHint')}
        >
          <AmountInputs source={`limits.${set}`} labels={LABELS} currency={currency} />
        </FormSection>
      ))}
    </>
  )
}
