import { BET_LIMIT_SETS } from '@grandstand/shared-types/coupons/limits/bet_limits'
import { LIMIT_AMOUNTS } from '@grandstand/shared-types/coupons/limits/limit_set'
import { required, useTranslate } from 'ra-core'
import { NumberInput } from 'react-admin'
import { FormSection } from '../../record/FormSection.tsx'
import { MoneyInput } from '../../record/ParsedInput.tsx'

/** `currency` is that of the amounts; undefined until it is chosen. */
export function BetLimitFigureInputs({ currency }: { currency: string | undefined }) {
  const inCurrency = { ...(currency && { currency }) }
  const translate = useTranslate()
  const label = (name: string) => `resources.bet-limits.fields.${name}`
  return (
    <>
      <FormSection
        title={translate('limitScreens.figures')}
        hint={translate('limitScreens.figuresHint')}
      >
        {LIMIT_AMOUNTS.map((name) => (
          <MoneyInput
            key={name}
            source={`limits.${name}`}
            label={label(name)}
            isRequired
            {...inCurrency}
          />
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
      {BET_LIMIT_SETS.map((set) => (
        <FormSection
          key={set}
          title={translate(`limitScreens.ofCoupons.${set}`)}
          hint={translate('limitScreens.ofCouponsHint')}
        >
          {LIMIT_AMOUNTS.map((name) => (
            <MoneyInput
              key={name}
              source={`limits.${set}.${name}`}
              label={label(name)}
              {...inCurrency}
            />
          ))}
        </FormSection>
      ))}
    </>
  )
}
