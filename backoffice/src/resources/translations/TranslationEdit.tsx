import type { RaRecord } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { EditPage } from '../../record/form/FormPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { TranslationInputs } from './TranslationInputs.tsx'

/** A text of the site in one language: ours, and the brand's own in its place. */
export default function TranslationEdit() {
  const format = useFormat()
  const titleOf = ({ key, language }: RaRecord) =>
    `${String(key)} · ${format.value('language', String(language))}`
  return (
    <EditPage
      titleOf={titleOf}
      valuesOf={(row) => ({ text: row?.['own'] ?? row?.['shipped'] ?? row?.['original'] })}
      transform={({ text }) => ({ text })}
      below={<RecordHistory />}
    >
      <TranslationInputs />
    </EditPage>
  )
}
