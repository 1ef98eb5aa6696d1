import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import { findLanguage } from '@grandstand/shared-types/languages/table'
import { required, type RaRecord } from 'ra-core'
import { BooleanInput, SelectInput } from 'react-admin'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { LanguageTabs } from '../../record/languages/LanguageTabs.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'

const MOST_NAME_LENGTH = 80
const CHOICES = LOBBIES.map((id) => ({ id, name: `values.lobby.${id}` }))
const NEW = { lobby: LOBBIES[0], names: {}, listOrder: 0, isShown: true }

/** A category of a lobby: its name by language, and its place. */
export default function CategoryForm() {
  const { locale } = useFormat()
  return (
    <RecordForm
      transform={sent}
      defaultValues={NEW}
      titleOf={({ names }: RaRecord) => inLanguage(names, locale)}
      canDelete
      inputs={() => (
        <>
          <FormSection isPaired>
            <SelectInput source="lobby" choices={CHOICES} validate={required()} />
            <NumberInput source="listOrder" min={0} step={1} validate={required()} />
          </FormSection>
          <LanguageTabs source="names" inputs={(language) => <Name in={language} />} />
          <BooleanInput source="isShown" />
        </>
      )}
      below={<RecordHistory />}
    />
  )
}

function Name({ in: language }: { in: string }) {
  const { dir = 'ltr', bcp47: lang = language } = findLanguage(language) ?? {}
  return (
    <TextInput
      source={`names.${language}`}
      label="gameCategories.name"
      slotProps={{ htmlInput: { maxLength: MOST_NAME_LENGTH, lang, dir } }}
    />
  )
}

const sent = (record: Record<string, unknown>) => ({
  lobby: record['lobby'],
  names: record['names'],
  listOrder: record['listOrder'],
  isShown: record['isShown'],
})
