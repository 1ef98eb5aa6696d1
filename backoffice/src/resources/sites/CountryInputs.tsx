import { COUNTRY_MODES } from '@grandstand/shared-types/accounts/play_countries'
import { useTranslate } from 'ra-core'
import { AutocompleteArrayInput, BooleanInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useCountryChoices } from '../../format/useCountryChoices.ts'
import { FormSection } from '../../record/form/FormSection.tsx'

const MODES = COUNTRY_MODES.map((id) => ({ id, name: `siteSettings.countries.modes.${id}` }))

/** The countries from which people may play and move money. */
export function CountryInputs() {
  const translate = useTranslate()
  const mode: unknown = useWatch({ name: 'settings.countries.mode' })
  const countries = useCountryChoices()
  return (
    <FormSection
      title={translate('siteSettings.countries.title')}
      hint={translate('siteSettings.countries.hint')}
    >
      <SelectInput
        source="settings.countries.mode"
        label="siteSettings.countries.mode"
        choices={MODES}
        isRequired
      />
      {mode !== 'any' && (
        <AutocompleteArrayInput
          source="settings.countries.codes"
          label="siteSettings.countries.codes"
          choices={countries}
          translateChoice={false}
        />
      )}
      <BooleanInput
        source="settings.countries.allowUnknown"
        label="siteSettings.countries.allowUnknown"
      />
      <BooleanInput
        source="settings.countries.refuseVpn"
        label="siteSettings.countries.refuseVpn"
      />
    </FormSection>
  )
}
