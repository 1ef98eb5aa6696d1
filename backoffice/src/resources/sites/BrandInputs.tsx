import { COUNTRY_CODES } from '@grandstand/shared-types/accounts/country_codes'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { findLanguage, SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { required, useRecordContext, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { AutocompleteArrayInput, AutocompleteInput, SelectInput, TextInput } from 'react-admin'
import { useFormat } from '../../format/useFormat.ts'
import { FormSection } from '../../record/form/FormSection.tsx'
import { PictureInput } from '../../record/pictures/PictureInput.tsx'
import { asTyped } from './asTyped.ts'
import { timeZoneChoices } from './timeZones.ts'

const LANGUAGES = SITE_LANGUAGES.map((id) => ({ id, name: findLanguage(id)?.label ?? id }))
const PICTURES = ['logo', 'favicon', 'backgroundImage'] as const

/** Name, languages, look, and texts for search engines. */
export function BrandInputs() {
  const translate = useTranslate()
  const { locale } = useFormat()
  const record = useRecordContext<SiteView>()
  const saved = record?.settings.timeZone
  const zones = useMemo(() => timeZoneChoices(saved), [saved])
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const countries = COUNTRY_CODES.map((id) => ({ id, name: names.of(id) ?? id }))
  return (
    <>
      <FormSection title={translate('siteSettings.general')}>
        <TextInput source="title" label="siteSettings.title" validate={required()} />
        <SelectInput
          source="defaultLanguage"
          label="siteSettings.defaultLanguage"
          choices={LANGUAGES}
          translateChoice={false}
          validate={required()}
        />
        <AutocompleteInput
          source="settings.timeZone"
          label="siteSettings.timeZone"
          choices={zones}
          translateChoice={false}
          validate={required()}
        />
        <AutocompleteInput
          source="settings.profile.country"
          label="siteSettings.country"
          helperText="siteSettings.countryHint"
          choices={countries}
          translateChoice={false}
        />
        <AutocompleteArrayInput
          source="settings.languages"
          label="siteSettings.languages"
          choices={LANGUAGES}
          translateChoice={false}
          validate={required()}
          sx={{ gridColumn: '1 / -1' }}
        />
      </FormSection>
      <FormSection
        title={translate('siteSettings.look')}
        hint={translate('siteSettings.lookHint')}
        isPaired
      >
        {PICTURES.map((name) => (
          <PictureInput
            key={name}
            source={`settings.profile.${name}`}
            label={`siteSettings.${name}`}
            {...(name === 'logo' && { helperText: 'siteSettings.logoHint' })}
          />
        ))}
      </FormSection>
      <FormSection
        title={translate('siteSettings.search')}
        hint={translate('siteSettings.searchHint')}
      >
        <TextInput
          source="settings.profile.keywords"
          label="siteSettings.keywords"
          helperText="siteSettings.keywordsHint"
          parse={asTyped}
        />
        <TextInput
          source="settings.profile.description"
          label="siteSettings.description"
          parse={asTyped}
          multiline
        />
      </FormSection>
    </>
  )
}
