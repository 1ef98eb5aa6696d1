import { BONUS_PERCENT_CAP } from '@grandstand/shared-types/coupons/limits/bounds'
import { MOST_MARGIN_PERCENT } from '@grandstand/shared-types/live/margins'
import {
  TRIED_LIMITS,
  type NewTrial,
  type RulesOfToday,
  type TriedRule,
} from '@grandstand/shared-types/wire/betting/rule_lab'
import { required, useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { LimitFigureInput } from '../../limits/LimitFigureInput.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { NumberInput, OddsInput } from '../../record/inputs/ParsedInput.tsx'
import { FigureByInput } from '../live-settings/FigureByInput.tsx'
import { BonusSteps } from '../sites/BonusSteps.tsx'
import { BonusOfferInputs } from './BonusOfferInputs.tsx'
import { BetLimitInputs } from './BetLimitInputs.tsx'
import { CommissionInputs } from './CommissionInputs.tsx'
import { UserLimitInputs } from './UserLimitInputs.tsx'
import type { OpenedWith } from '../tried-rules/openedWith.ts'

interface RuleInputsProps {
  today: RulesOfToday
  opened: OpenedWith | null
  onCommission: (commission: NewTrial['commission'] | null) => void
}

/** The values of the chosen rule, filled with those of today. */
export function RuleInputs({ today, opened, onCommission }: RuleInputsProps) {
  const translate = useTranslate()
  const rule: TriedRule = useWatch({ name: 'rule' })
  const hint = translate(`ruleLab.hints.${rule}`)
  switch (rule) {
    case 'bonus':
      return (
        <FormSection hint={hint}>
          <OddsInput
            source="bonus.minOddsMilli"
            label="siteSettings.bonusMinOddsMilli"
            isRequired
          />
          <Whole source="bonus.minCount" min={1} max={50} name="minCount" />
          <Whole source="bonus.percentPerStep" max={BONUS_PERCENT_CAP} name="percentPerStep" />
          <BonusSteps source="bonus" />
        </FormSection>
      )
    case 'bonusOffer':
      return <BonusOfferInputs offers={today.offers} />
    case 'limits':
      return (
        <FormSection hint={hint}>
          {TRIED_LIMITS.map((name) => (
            <LimitFigureInput
              key={name}
              source={`limits.${name}`}
              label={`limits.${name}`}
              currency={today.currency}
            />
          ))}
        </FormSection>
      )
    case 'userLimits':
      return <UserLimitInputs currency={today.currency} />
    case 'betLimits':
      return <BetLimitInputs known={today.betLimits} />
    case 'liveMargins':
      return (
        <>
          <FormSection hint={hint}>
            <Percent
              source="liveMargins.defaultPercent"
              label="liveSettings.defaultPercent"
              max={MOST_MARGIN_PERCENT}
            />
          </FormSection>
          <FigureByInput group="liveMargins" figure="margin" reference="sports" />
          <FigureByInput group="liveMargins" figure="margin" reference="tournaments" />
        </>
      )
    case 'sellMargin':
      return (
        <FormSection hint={hint}>
          <Percent source="sellMargin.percent" label="siteSettings.sellMarginPercent" max={100} />
        </FormSection>
      )
    case 'commission':
      return (
        <FormSection hint={hint} isPaired>
          <CommissionInputs
            plans={today.plans}
            opened={opened?.commission}
            onChange={onCommission}
          />
        </FormSection>
      )
  }
}

interface WholeProps {
  source: string
  name: 'minCount' | 'percentPerStep'
  min?: number
  max: number
}

const Whole = ({ source, name, min = 0, max }: WholeProps) => (
  <NumberInput
    source={source}
    label={`siteSettings.limits.bonus.${name}`}
    min={min}
    max={max}
    step={1}
    validate={required()}
  />
)

const Percent = (field: { source: string; label: string; max: number }) => (
  <NumberInput {...field} min={0} step={0.01} validate={required()} />
)
