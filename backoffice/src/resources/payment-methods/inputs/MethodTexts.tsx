import { findLanguage, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import { required, useTranslate } from 'ra-core'
import { ArrayInput, SimpleFormIterator } from 'react-admin'
import { TextInput } from '../../../record/inputs/TextInput.tsx'
import { FormSection } from '../../../record/form/FormSection.tsx'
import { LanguageTabs } from '../../../record/languages/LanguageTabs.tsx'
import type { ChosenLanguage } from '../chosenLanguage.ts'

const MOST_NAME_LENGTH = 120
const MOST_INFO_LENGTH = 1_000

/** Name and lines of information in each language. */
export function MethodTexts({ chosen }: { chosen: ChosenLanguage }) {
  return (
    <LanguageTabs
      source={['names', 'infoFields']}
      chosen={chosen}
      inputs={(language) => <Texts in={language} />}
    />
  )
}

function Texts({ in: language }: { in: SiteLanguage }) {
  const translate = useTranslate()
  const { dir = 'ltr', bcp47: lang = language } = findLanguage(language) ?? {}
  return (
    <>
      <TextInput
        source={`names.${language}`}
        label="paymentMethods.name"
        slotProps={{ htmlInput: { maxLength: MOST_NAME_LENGTH, lang, dir } }}
      />
      <FormSection
        title={translate('paymentMethods.info')}
        hint={translate('paymentMethods.infoHint')}
      >
        <ArrayInput source={`infoFields.${language}`} label={false} sx={{ gridColumn: '1 / -1' }}>
          <SimpleFormIterator inline fullWidth disableClear>
            <TextInput
              source="label"
              label="paymentMethods.infoLabel"
              validate={required()}
              sx={{ flex: '1 1 140px' }}
              slotProps={{ htmlInput: { maxLength: MOST_NAME_LENGTH, lang, dir } }}
            />
            <TextInput
              source="text"
              label="paymentMethods.infoText"
              validate={required()}
              multiline
              sx={{ flex: '2 1 200px' }}
              slotProps={{ htmlInput: { maxLength: MOST_INFO_LENGTH, lang, dir } }}
            />
          </SimpleFormIterator>
        </ArrayInput>
      </FormSection>
    </>
  )
}
