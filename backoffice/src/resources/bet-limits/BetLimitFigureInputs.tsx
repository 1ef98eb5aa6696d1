import { required, useTranslate } from 'ra-core'
import { NumberInput } from 'react-admin'
import { FormSection } from '../../record/FormSection.tsx'
import { MoneyInput } from '../../record/ParsedInput.tsx'

export function BetLimitFigureInputs() {
  const translate = useTranslate()
  const label = (name: string) => `resources.bet-limits.fields.${name}`
  return (
    <FormSection
      title={translate('limitScreens.figures')}
      hint={translate('limitScreens.figuresHint')}
    >
      {(['minStakeMinor', 'maxStakeMinor', 'maxPayoutMinor'] as const).map((name) => (
        <MoneyInput key={name} source={`limits.${name}`} label={label(name)} isRequired />
      ))}
      <NumberInput
        source="limits.minSelections"
        label={label('minSelections')}
        min={0}
        max={20}
        step={1}
        validate={required()}
      />
    </FormSection>
  )
}
