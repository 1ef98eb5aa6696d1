import { useEffect, useMemo } from 'react'
import { BET_LIMIT_SCOPES } from '@grandstand/shared-types/coupons/limits/bet_limits'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { RulesOfToday } from '@grandstand/shared-types/wire/betting/rule_lab'
import { required, SourceContextProvider, useTranslate } from 'ra-core'
import { SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormSection } from '../../record/form/FormSection.tsx'
import { BetLimitFigureInputs } from '../bet-limits/BetLimitFigureInputs.tsx'
import { SubjectInput } from '../bet-limits/SubjectInput.tsx'
import { NO_LIMITS, type BetLimitForm } from './trialOrder.ts'

interface Held {
  betLimits: BetLimitForm & { matchId?: number; marketId?: number }
}

/** The subject of a limit on bets, and the figures that it has today. */
export function BetLimitInputs({ known }: { known: RulesOfToday['betLimits'] }) {
  const translate = useTranslate()
  const { setValue } = useFormContext<Held>()
  const { scope, scopeId, currency, matchId, marketId } = useWatch<Held, 'betLimits'>({
    name: 'betLimits',
  })
  useEffect(() => {
    const today = known.find(
      (one) => one.scope === scope && one.scopeId === scopeId && one.currency === currency
    )
    setValue('betLimits.limits', today?.limits ?? NO_LIMITS)
  }, [known, scope, scopeId, currency, setValue])
  // the inputs of the resource name their fields as its record does
  const within = useMemo(
    () => ({
      getSource: (source: string) => `betLimits.${source}`,
      getLabel: (source: string) => `resources.bet-limits.fields.${source}`,
    }),
    []
  )
  return (
    <SourceContextProvider value={within}>
      <FormSection hint={translate('ruleLab.hints.betLimits')}>
        <SelectInput
          source="scope"
          label="limitScreens.scopeLabel"
          validate={required()}
          choices={BET_LIMIT_SCOPES.map((id) => ({ id, name: `limitScreens.scope.${id}` }))}
          onChange={() => setValue('betLimits.scopeId', null)}
        />
        <SubjectInput scope={scope} matchId={matchId} marketId={marketId} />
        <SelectInput
          source="currency"
          validate={required()}
          choices={CURRENCY_CODES.map((id) => ({ id, name: id }))}
          translateChoice={false}
        />
      </FormSection>
      <BetLimitFigureInputs currency={currency} />
    </SourceContextProvider>
  )
}
