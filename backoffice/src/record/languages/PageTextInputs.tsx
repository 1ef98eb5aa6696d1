import { findLanguage } from '@grandstand/shared-types/languages/table'
import { MOST_TITLE_LENGTH } from '@grandstand/shared-types/wire/site/content'
import { TextInput } from '../inputs/TextInput.tsx'
import { RichTextInput } from '../richText/RichTextInput.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'

/** Title and text in every language of players. */
export function PageTextInputs() {
  return (
    <LanguageTabs
      source="texts"
      inputs={(language) => {
        const { dir = 'ltr', bcp47 = language } = findLanguage(language) ?? {}
        return (
          <>
            <TextInput
              source={`texts.${language}.title`}
              label="pageText.title"
              fullWidth
              slotProps={{ htmlInput: { maxLength: MOST_TITLE_LENGTH, lang: bcp47, dir } }}
            />
            <RichTextInput
              source={`texts.${language}.body`}
              label="pageText.body"
              lang={bcp47}
              dir={dir}
            />
          </>
        )
      }}
    />
  )
}
