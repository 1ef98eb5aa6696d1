import { findLanguage, SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { MOST_TITLE_LENGTH } from '@grandstand/shared-types/wire/site/content'
import { required } from 'ra-core'
import { BooleanInput, SelectInput } from 'react-admin'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { PictureInput } from '../../record/pictures/PictureInput.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'

const LANGUAGES = SITE_LANGUAGES.map((id) => ({ id, name: findLanguage(id)?.label ?? id }))
const NEW = { isShown: true, listOrder: 10 }

/** A banner for affiliates: its picture, whose size is the banner's, and its language. */
export default function AffiliateBannerForm() {
  return (
    <RecordForm
      transform={sent}
      defaultValues={NEW}
      titleOf={({ title }) => String(title)}
      canDelete
      inputs={() => (
        <FormSection isPaired>
          <TextInput
            source="title"
            validate={required()}
            slotProps={{ htmlInput: { maxLength: MOST_TITLE_LENGTH } }}
          />
          <SelectInput
            source="language"
            choices={LANGUAGES}
            translateChoice={false}
            parse={(language: string) => language || null}
          />
          <PictureInput source="picture" isRequired helperText="affiliateBanners.pictureHint" />
          <NumberInput source="listOrder" min={0} validate={required()} />
          <BooleanInput source="isShown" />
        </FormSection>
      )}
      below={<RecordHistory />}
    />
  )
}

const sent = (record: Record<string, unknown>) => ({
  title: record['title'],
  language: record['language'] ?? null,
  picture: record['picture'],
  listOrder: record['listOrder'],
  isShown: record['isShown'],
})
