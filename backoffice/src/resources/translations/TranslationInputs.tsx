import { findLanguage } from '@grandstand/shared-types/languages/table'
import {
  SITE_TEXT_LENGTH,
  type TranslationRow,
} from '@grandstand/shared-types/wire/site/translations'
import { Box } from '@mui/material'
import { required, useRecordContext, useTranslate } from 'ra-core'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { ShippedTextButton } from '../../record/dialogs/ShippedTextButton.tsx'
import { ShownText } from './ShownText.tsx'

export function TranslationInputs() {
  const translate = useTranslate()
  const record = useRecordContext<TranslationRow>()
  if (!record) return null
  const { id, language, original, shipped, own } = record
  return (
    <>
      <Facts
        facts={[
          [translate('resources.translations.fields.original'), <ShownText text={original} />],
          [
            translate('resources.translations.fields.shipped'),
            <ShownText text={shipped} language={language} />,
          ],
        ]}
      />
      <Box sx={{ height: 16 }} />
      <FormSection hint={translate('siteTexts.hint')}>
        <TextInput
          source="text"
          label={translate('resources.translations.fields.own')}
          multiline
          validate={required()}
          slotProps={{
            htmlInput: {
              maxLength: SITE_TEXT_LENGTH.max,
              lang: findLanguage(language)?.bcp47,
              dir: findLanguage(language)?.dir,
            },
          }}
          sx={{ gridColumn: '1 / -1' }}
        />
      </FormSection>
      {own !== null && (
        <ShippedTextButton call="DELETE /v1/translations/:id" id={id} texts="siteTexts" />
      )}
    </>
  )
}
