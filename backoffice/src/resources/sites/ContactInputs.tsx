import {
  MESSENGERS,
  SOCIAL_NETWORKS,
  SPECIAL_BANNER_COUNT,
} from '@grandstand/shared-types/sites/profile'
import { findLanguage } from '@grandstand/shared-types/languages/table'
import { Box } from '@mui/material'
import { required, useTranslate } from 'ra-core'
import { ArrayInput, SelectInput, SimpleFormIterator, TextInput } from 'react-admin'
import { AddressInput } from '../../record/inputs/AddressInput.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { LanguageTabs } from '../../record/languages/LanguageTabs.tsx'
import { PictureInput } from '../../record/pictures/PictureInput.tsx'
import { asTyped } from './asTyped.ts'

const NETWORKS = SOCIAL_NETWORKS.map((id) => ({ id, name: ownName(id) }))
const MESSENGER_CHOICES = MESSENGERS.map((id) => ({ id, name: ownName(id) }))
const BANNERS = Array.from({ length: SPECIAL_BANNER_COUNT }, (_, index) => index)

/** The network's own name: its key with a capital letter. */
function ownName(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}

/** The brand's contacts, footer, TV and special banners. */
export function ContactInputs() {
  const translate = useTranslate()
  return (
    <>
      <FormSection title={translate('siteSettings.contact')}>
        <TextInput source="settings.profile.phone" label="siteSettings.phone" type="tel" />
        <SelectInput
          source="settings.profile.messaging.messenger"
          label="siteSettings.messenger"
          choices={MESSENGER_CHOICES}
          translateChoice={false}
        />
        <TextInput
          source="settings.profile.messaging.contact"
          label="siteSettings.messengerContact"
        />
        <TextInput
          source="settings.mailSender"
          label="siteSettings.mailSender"
          helperText="siteSettings.mailSenderHint"
          type="email"
          slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
        />
        <TextInput
          source="settings.contactEmail"
          label="siteSettings.contactEmail"
          helperText="siteSettings.contactEmailHint"
          type="email"
          slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
        />
      </FormSection>
      <FormSection title={translate('siteSettings.socialLinks')}>
        <ArrayInput source="settings.profile.socialLinks" label={false}>
          <SimpleFormIterator inline disableReordering>
            <SelectInput
              source="network"
              label="siteSettings.network"
              choices={NETWORKS}
              translateChoice={false}
              validate={required()}
            />
            <AddressInput source="link" label="siteSettings.link" />
          </SimpleFormIterator>
        </ArrayInput>
      </FormSection>
      <FormSection title={translate('siteSettings.footer')}>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <LanguageTabs
            source="settings.profile.footerTexts"
            inputs={(language) => {
              const { dir = 'ltr', bcp47 = language } = findLanguage(language) ?? {}
              return (
                <TextInput
                  source={`settings.profile.footerTexts.${language}`}
                  label="siteSettings.footerText"
                  parse={asTyped}
                  multiline
                  minRows={2}
                  slotProps={{ htmlInput: { lang: bcp47, dir } }}
                />
              )
            }}
          />
        </Box>
        <AddressInput source="settings.profile.licenceLink" label="siteSettings.licenceLink" />
      </FormSection>
      <FormSection title={translate('siteSettings.paymentLogos')}>
        <ArrayInput source="settings.profile.paymentLogos" label={false}>
          <SimpleFormIterator inline>
            <TextInput source="name" label="siteSettings.name" validate={required()} />
            <PictureInput source="file" label="siteSettings.file" isRequired />
          </SimpleFormIterator>
        </ArrayInput>
      </FormSection>
      <FormSection title={translate('siteSettings.tv')}>
        <AddressInput source="settings.profile.tv.link" label="siteSettings.tvLink" />
      </FormSection>
      <FormSection title={translate('siteSettings.tvLogos')}>
        <ArrayInput source="settings.profile.tv.logos" label={false}>
          <SimpleFormIterator inline disableReordering>
            <PictureInput source="" label="siteSettings.file" isRequired />
          </SimpleFormIterator>
        </ArrayInput>
      </FormSection>
      <FormSection
        title={translate('siteSettings.banners')}
        hint={translate('siteSettings.bannersHint')}
        isPaired
      >
        {BANNERS.flatMap((index) => [
          <PictureInput
            key={`${index}file`}
            source={`settings.profile.specialBanners.${index}.file`}
            label={translate('siteSettings.bannerFile', { number: index + 1 })}
          />,
          <AddressInput
            key={`${index}link`}
            source={`settings.profile.specialBanners.${index}.link`}
            label={translate('siteSettings.bannerLink', { number: index + 1 })}
          />,
        ])}
      </FormSection>
    </>
  )
}
