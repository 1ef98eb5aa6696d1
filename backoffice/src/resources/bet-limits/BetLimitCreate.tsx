import {
  BET_LIMIT_SCOPES,
  type BetLimits,
} from '@grandstand/shared-types/coupons/limits/bet_limits'
import { required, useTranslate } from 'ra-core'
import { FormDataConsumer, SelectInput } from 'react-admin'
import { useMe } from '../../access/useMe.ts'
import { CreatePage } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { BetLimitFigureInputs } from './BetLimitFigureInputs.tsx'
import { SubjectInput } from './SubjectInput.tsx'
import { CurrencyInput } from '../../record/inputs/CurrencyInput.tsx'

const NO_LIMITS: BetLimits = {
  minStakeMinor: 0,
  maxStakeMinor: 0,
  maxPayoutMinor: 0,
  minSelections: 0,
}

/** Adds a bet limit; `?source={"scope","scopeId"}` presets its subject. */
export default function BetLimitCreate() {
  const translate = useTranslate()
  const currency = useMe()?.currency
  if (!currency) return null
  return (
    <CreatePage
      defaultValues={{ limits: NO_LIMITS, currency }}
      transform={({ scope, scopeId, currency, limits }) => ({ scope, scopeId, currency, limits })}
    >
      <FormSection title={translate('limitScreens.subject')}>
        <SelectInput
          source="scope"
          label="limitScreens.scopeLabel"
          validate={required()}
          choices={BET_LIMIT_SCOPES.map((id) => ({ id, name: `limitScreens.scope.${id}` }))}
        />
        <FormDataConsumer>
          {({ formData }) => (
            <SubjectInput
              scope={formData['scope']}
              matchId={formData['matchId']}
              marketId={formData['marketId']}
            />
          )}
        </FormDataConsumer>
        <CurrencyInput helperText="limitScreens.betLimitCurrencyHint" />
      </FormSection>
      <FormDataConsumer>
        {({ formData }) => <BetLimitFigureInputs currency={formData['currency']} />}
      </FormDataConsumer>
    </CreatePage>
  )
}
