import { findLanguage, SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import {
  BANNER_LENGTH,
  BANNER_PAGES,
  BANNER_POSITIONS,
  MOST_TITLE_LENGTH,
} from '@grandstand/shared-types/wire/site/content'
import { required } from 'ra-core'
import { SelectInput } from 'react-admin'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { AddressInput } from '../../record/inputs/AddressInput.tsx'
import { LanguageTabs } from '../../record/languages/LanguageTabs.tsx'
import { writtenTexts } from '../../record/languages/writtenTexts.ts'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { PictureInput } from '../../record/pictures/PictureInput.tsx'
import { NEW_SHOWN, ShownWhileInputs, shownWhile } from '../../record/inputs/ShownWhileInputs.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'

const LANGUAGES = SITE_LANGUAGES.map((id) => ({ id, name: findLanguage(id)?.label ?? id }))
const NEW = { ...NEW_SHOWN, page: 'home', position: 'top' }

/** A banner: its pictures, the words over them, where it leads, and where and when it is shown. */
export default function BannerForm() {
  return (
    <RecordForm
      transform={sent}
      defaultValues={NEW}
      titleOf={({ title }) => String(title)}
      canDelete
      inputs={() => <BannerInputs />}
      below={<RecordHistory />}
    />
  )
}

function BannerInputs() {
  const format = useFormat()
  const choices = (group: string, codes: readonly string[]) =>
    codes.map((code) => ({ id: code, name: format.value(group, code) }))
  return (
    <>
      <FormSection isPaired>
        <TextInput
          source="title"
          validate={required()}
          helperText="banners.titleHint"
          slotProps={{ htmlInput: { maxLength: MOST_TITLE_LENGTH } }}
        />
        <AddressInput source="link" helperText="banners.linkHint" />
        <PictureInput source="picture" isRequired helperText="banners.pictureHint" />
        <PictureInput source="phonePicture" helperText="banners.phonePictureHint" />
      </FormSection>
      <LanguageTabs
        source="texts"
        inputs={(language) => {
          const { dir = 'ltr', bcp47 = language } = findLanguage(language) ?? {}
          return (['headline', 'button'] as const).map((part) => (
            <TextInput
              key={part}
              source={`texts.${language}.${part}`}
              label={`banners.${part}`}
              helperText={`banners.${part}Hint`}
              slotProps={{ htmlInput: { maxLength: BANNER_LENGTH[part], lang: bcp47, dir } }}
            />
          ))
        }}
      />
      <FormSection>
        <SelectInput
          source="page"
          choices={choices('bannerPage', BANNER_PAGES)}
          translateChoice={false}
          validate={required()}
        />
        <SelectInput
          source="position"
          choices={choices('bannerPosition', BANNER_POSITIONS)}
          translateChoice={false}
          validate={required()}
        />
        <SelectInput
          source="language"
          choices={LANGUAGES}
          translateChoice={false}
          emptyText="banners.everyLanguage"
          helperText="banners.languageHint"
          parse={(language: string) => language || null}
        />
      </FormSection>
      <ShownWhileInputs />
    </>
  )
}

const sent = (record: Record<string, unknown>) => ({
  title: record['title'],
  page: record['page'],
  position: record['position'],
  language: record['language'] ?? null,
  picture: record['picture'],
  phonePicture: record['phonePicture'] ?? null,
  link: record['link'] || null,
  texts: writtenTexts(record['texts']),
  ...shownWhile(record),
})
