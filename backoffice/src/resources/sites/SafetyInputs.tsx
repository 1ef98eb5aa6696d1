import { INACTIVE_RETURNS, MOST_INACTIVE_MONTHS } from '@grandstand/shared-types/accounts/inactive'
import { BONUS_FLAGS } from '@grandstand/shared-types/bonuses/flags'
import type { CashSettings } from '@grandstand/shared-types/wire/site/sites'
import { MOST_ERASURE_YEARS } from '@grandstand/shared-types/wire/people/privacy'
import { useTranslate } from 'ra-core'
import { AutocompleteArrayInput, BooleanInput, SelectInput } from 'react-admin'
import { FormSection } from '../../record/form/FormSection.tsx'
import { MoneyInput } from '../../record/inputs/ParsedInput.tsx'
import { CountryInputs } from './CountryInputs.tsx'
import { WholeInput } from './WholeInput.tsx'

const CASH: readonly (keyof CashSettings)[] = ['maxDepositMinor', 'maxDayMinor', 'maxShiftMinor']

/** Protection of the brand: passwords, step-up, second officers, countries, terms of credit, cash in machines. */
export function SafetyInputs() {
  const translate = useTranslate()
  return (
    <>
      <FormSection title={translate('siteSettings.protection')}>
        <BooleanInput
          source="settings.refuseCommonPasswords"
          label="siteSettings.refuseCommonPasswords"
        />
        <BooleanInput source="settings.staffSecondFactor" label="siteSettings.staffSecondFactor" />
        <MoneyInput
          source="settings.stepUpCreditMinor"
          label="siteSettings.stepUpCreditMinor"
          helperText={translate('siteSettings.stepUpCreditHint')}
        />
        <MoneyInput
          source="settings.secondOfficerAboveMinor"
          label="siteSettings.secondOfficerAboveMinor"
          helperText={translate('siteSettings.secondOfficerHint')}
        />
        <MoneyInput
          source="settings.affiliateTwoOfficersAboveMinor"
          label="siteSettings.affiliateTwoOfficersAboveMinor"
          helperText={translate('siteSettings.affiliateTwoOfficersHint')}
        />
        <MoneyInput
          source="settings.bonusTwoOfficersAboveMinor"
          label="siteSettings.bonusTwoOfficersAboveMinor"
          helperText={translate('siteSettings.bonusTwoOfficersHint')}
        />
        <AutocompleteArrayInput
          source="settings.heldBonusFlags"
          label="siteSettings.heldBonusFlags"
          helperText={translate('siteSettings.heldBonusFlagsHint')}
          choices={BONUS_FLAGS.map((id) => ({ id, name: `values.bonusFlag.${id}` }))}
        />
        <WholeInput name="erasureYears" max={MOST_ERASURE_YEARS} />
        <WholeInput name="inactiveMonths" max={MOST_INACTIVE_MONTHS} />
        <SelectInput
          source="settings.inactiveReturn"
          label="siteSettings.inactiveReturn"
          choices={INACTIVE_RETURNS.map((id) => ({
            id,
            name: `siteSettings.inactiveReturns.${id}`,
          }))}
        />
      </FormSection>
      <CountryInputs />
      <FormSection
        title={translate('siteSettings.credits')}
        hint={translate('siteSettings.creditsHint')}
      >
        <MoneyInput
          source="settings.credit.maxTransferMinor"
          label="siteSettings.credit.maxTransferMinor"
          isRequired
        />
        <MoneyInput
          source="settings.credit.maxDayMinor"
          label="siteSettings.credit.maxDayMinor"
          isRequired
        />
        <BooleanInput
          source="settings.credit.needsReason"
          label="siteSettings.credit.needsReason"
        />
      </FormSection>
      <FormSection
        title={translate('siteSettings.cashOfMachines')}
        hint={translate('siteSettings.cashHint')}
      >
        {CASH.map((name) => (
          <MoneyInput
            key={name}
            source={`settings.cash.${name}`}
            label={`siteSettings.cash.${name}`}
            isRequired
          />
        ))}
      </FormSection>
    </>
  )
}
