import { MERCY_RULES } from '@grandstand/shared-types/markets/model/match_facts'
import { BONUS_PERCENT_CAP } from '@grandstand/shared-types/coupons/limits/bounds'
import { MOST_MARGIN_PERCENT } from '@grandstand/shared-types/live/margins'
import { MAX_TICKET_VALID_DAYS } from '@grandstand/shared-types/coupons/model/ticket_validity'
import { PERIOD_KINDS } from '@grandstand/shared-types/statements/periods'
import { required, useTranslate } from 'ra-core'
import { SelectInput } from 'react-admin'
import { LimitInputs } from '../../limits/LimitInputs.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import {
  AmountsInput,
  MoneyInput,
  NumberInput,
  OddsInput,
} from '../../record/inputs/ParsedInput.tsx'
import { MarginInputs } from '../live-settings/MarginInputs.tsx'
import { TryRuleInput } from '../tried-rules/TryRuleInput.tsx'
import { BonusSteps } from './BonusSteps.tsx'
import { CurrencyLimitInputs } from './CurrencyLimitInputs.tsx'
import { LuckyInputs } from './LuckyInputs.tsx'
import { RacingInputs } from './RacingInputs.tsx'
import { PrintInputs } from './PrintInputs.tsx'
import { WholeInput } from './WholeInput.tsx'

/** Stakes, actions on placed coupons, bonus, tickets and limits. */
export function BettingInputs() {
  const translate = useTranslate()
  return (
    <>
      <FormSection title={translate('siteSettings.general')}>
        <WholeInput name="matchesDay" min={1} max={365} />
        <MoneyInput source="settings.defaultStakeMinor" label="siteSettings.defaultStakeMinor" />
        <AmountsInput
          source="settings.couponAmountsMinor"
          label="siteSettings.couponAmountsMinor"
          isRequired
          helperText={translate('siteSettings.amountsHint')}
        />
        <SelectInput
          source="settings.statementPeriod"
          label="siteSettings.statementPeriod"
          choices={PERIOD_KINDS.map((id) => ({ id, name: `values.periodKind.${id}` }))}
          validate={required()}
        />
      </FormSection>
      <FormSection
        title={translate('siteSettings.afterPlacing')}
        hint={translate('siteSettings.afterPlacingHint')}
      >
        <WholeInput name="cancelMinutes" max={1440} />
        <WholeInput name="ticketValidDays" max={MAX_TICKET_VALID_DAYS} />
        <NumberInput
          source="settings.sellMarginPercent"
          label="siteSettings.sellMarginPercent"
          min={0}
          max={100}
          step={0.01}
          validate={required()}
        />
        <WholeInput name="sameCouponWindowHours" min={1} max={744} />
        <SelectInput
          source="settings.mercyRule"
          label="siteSettings.mercyRule"
          choices={MERCY_RULES.map((id) => ({ id, name: `siteSettings.mercyRuleOf.${id}` }))}
          validate={required()}
        />
        <TryRuleInput rule="sellMargin" source="settings.sellMarginPercent" />
      </FormSection>
      <MarginInputs
        source="settings.preMatchMargins"
        title={translate('liveSettings.preMatchMargins')}
        hint={translate('liveSettings.preMatchMarginsHint', { most: MOST_MARGIN_PERCENT })}
      />
      <FormSection
        title={translate('siteSettings.bonus')}
        hint={translate('siteSettings.bonusHint', { cap: BONUS_PERCENT_CAP })}
      >
        <OddsInput
          source="settings.limits.bonus.minOddsMilli"
          label="siteSettings.bonusMinOddsMilli"
          isRequired
        />
        <WholeInput name="limits.bonus.minCount" min={1} max={50} />
        <WholeInput name="limits.bonus.percentPerStep" max={BONUS_PERCENT_CAP} />
        <BonusSteps source="settings.limits.bonus" />
        <TryRuleInput rule="bonus" source="settings.limits.bonus" />
      </FormSection>
      <LuckyInputs />
      <RacingInputs />
      <PrintInputs />
      <LimitInputs source="settings.limits" hint={translate('limitScreens.siteHint')} />
      <TryRuleInput rule="limits" source="settings.limits" />
      <CurrencyLimitInputs />
    </>
  )
}
