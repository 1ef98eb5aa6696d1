import { MOST_WINDOW_DAYS, TOUCHES } from '@grandstand/shared-types/affiliates/attribution'
import { CURRENCY_MODES } from '@grandstand/shared-types/money/format'
import { PAY_WAYS, type SwitchFlag } from '@grandstand/shared-types/sites/flags'
import { AFTER_REGISTRATION } from '@grandstand/shared-types/sites/profile'
import { required, useTranslate } from 'ra-core'
import { BooleanInput, SelectInput } from 'react-admin'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'

const REGISTRATION = [
  'registerDisabled',
  'mailActivation',
  'mobileRequired',
  'nationalIdRequired',
] as const satisfies readonly SwitchFlag[]
const ON_SITE = [
  'loginScreen',
  'topWinners',
  'affiliateStatus',
  'themeChange',
  'autoPrint',
] as const satisfies readonly SwitchFlag[]
const WITH_HINT: ReadonlySet<SwitchFlag> = new Set(['registerDisabled', 'autoPrint'])

const choicesOf = (names: readonly string[], texts: string) =>
  names.map((id) => ({ id, name: `siteSettings.${texts}.${id}` }))

/** Registration, and features of the players' site. */
export function PlayerInputs() {
  const translate = useTranslate()
  return (
    <>
      <FormSection title={translate('siteSettings.registration')}>
        {REGISTRATION.map((name) => (
          <Switch key={name} name={name} />
        ))}
        <SelectInput
          source="settings.profile.redirectAfterRegistration"
          label="siteSettings.redirectAfterRegistration"
          choices={choicesOf(AFTER_REGISTRATION, 'afterRegistration')}
          validate={required()}
        />
        <NumberInput
          source="settings.webDealerId"
          label="siteSettings.webDealerId"
          helperText="siteSettings.webDealerHint"
          min={1}
          step={1}
        />
      </FormSection>
      <FormSection title={translate('siteSettings.onSite')}>
        {ON_SITE.map((name) => (
          <Switch key={name} name={name} />
        ))}
        <SelectInput
          source="settings.flags.currencyMode"
          label="siteSettings.flags.currencyMode"
          choices={choicesOf(CURRENCY_MODES, 'currencyModes')}
          validate={required()}
        />
        <SelectInput
          source="settings.flags.payWay"
          label="siteSettings.flags.payWay"
          choices={choicesOf(PAY_WAYS, 'payWays')}
          validate={required()}
        />
      </FormSection>
      <FormSection
        title={translate('siteSettings.attribution')}
        hint={translate('siteSettings.attributionHint')}
        isPaired
      >
        <SelectInput
          source="settings.attribution.touch"
          label="siteSettings.touch"
          choices={choicesOf(TOUCHES, 'touches')}
          validate={required()}
        />
        <NumberInput
          source="settings.attribution.windowDays"
          label="siteSettings.windowDays"
          min={1}
          max={MOST_WINDOW_DAYS}
          step={1}
          validate={required()}
        />
      </FormSection>
    </>
  )
}

function Switch({ name }: { name: SwitchFlag }) {
  return (
    <BooleanInput
      source={`settings.flags.${name}`}
      label={`siteSettings.flags.${name}`}
      helperText={WITH_HINT.has(name) ? `siteSettings.flags.${name}Hint` : false}
    />
  )
}
