import {
  NOTICE_LENGTH,
  POPUP_KINDS,
  POPUP_PLACES,
} from '@grandstand/shared-types/wire/site/notices'
import { maxLength, required } from 'ra-core'
import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import { findLanguage } from '@grandstand/shared-types/languages/table'
import { LanguageTabs } from '../../record/languages/LanguageTabs.tsx'
import { writtenTexts } from '../../record/languages/writtenTexts.ts'
import { RichTextInput } from '../../record/richText/RichTextInput.tsx'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { NumberInput, TimeInput } from '../../record/inputs/ParsedInput.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'

const KINDS = POPUP_KINDS.map((id) => ({ id, name: `values.popupKind.${id}` }))
const PLACES = POPUP_PLACES.map((id) => ({ id, name: `values.popupPlace.${id}` }))
const TITLE_RULE = maxLength(NOTICE_LENGTH.title)

/** A popup: where and when it is shown, and its texts in each language. */
export default function PopupForm() {
  return (
    <RecordForm
      canDelete
      below={<RecordHistory />}
      transform={({ name, kind, place, closesItself, active, listOrder, ...rest }) => ({
        name,
        kind,
        place,
        closesItself,
        active,
        listOrder: listOrder ?? 0,
        shownFrom: rest['shownFrom'] ?? null,
        shownTo: rest['shownTo'] ?? null,
        texts: writtenTexts(rest['texts']),
      })}
      inputs={() => (
        <>
          <FormSection isPaired>
            <TextInput
              source="name"
              validate={[required(), TITLE_RULE]}
              helperText="popups.nameHint"
            />
            <NumberInput source="listOrder" min={0} step={1} defaultValue={0} />
            <SelectInput source="kind" choices={KINDS} defaultValue="slide" validate={required()} />
            <SelectInput
              source="place"
              choices={PLACES}
              defaultValue="home"
              validate={required()}
            />
            <TimeInput source="shownFrom" />
            <TimeInput source="shownTo" />
            <BooleanInput source="active" label="values.popupState.on" defaultValue />
            <BooleanInput source="closesItself" helperText="popups.closesHint" />
          </FormSection>
          <LanguageTabs
            source="texts"
            inputs={(language) => {
              const { dir = 'ltr', bcp47 = language } = findLanguage(language) ?? {}
              return (
                <>
                  <TextInput
                    source={`texts.${language}.title`}
                    label="popups.title"
                    validate={TITLE_RULE}
                  />
                  <RichTextInput
                    source={`texts.${language}.html`}
                    label="popups.html"
                    lang={bcp47}
                    dir={dir}
                  />
                </>
              )
            }}
          />
        </>
      )}
    />
  )
}
