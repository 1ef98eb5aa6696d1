import { NOTICE_LENGTH } from '@grandstand/shared-types/wire/site/notices'
import { maxLength } from 'ra-core'
import { TextInput } from 'react-admin'
import { LanguageTabs } from '../../record/languages/LanguageTabs.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { TimeInput } from '../../record/inputs/ParsedInput.tsx'

/** Texts and time of a notice. */
export function NoticeTexts() {
  return (
    <>
      <LanguageTabs
        source="texts"
        inputs={(language) => (
          <>
            <TextInput
              source={`texts.${language}.title`}
              label="notices.title"
              validate={maxLength(NOTICE_LENGTH.title)}
            />
            <TextInput
              source={`texts.${language}.text`}
              label="notices.text"
              multiline
              minRows={3}
              validate={maxLength(NOTICE_LENGTH.text)}
            />
          </>
        )}
      />
      <FormSection isPaired>
        <TimeInput source="shownFrom" />
        <TimeInput source="shownTo" />
      </FormSection>
    </>
  )
}
