import type { RaRecord } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { EditPage } from '../../record/form/FormPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { TemplateInputs } from './TemplateInputs.tsx'

/** The text of a kind of mail in a language, with the mail that it makes. */
export default function TemplateEdit() {
  const format = useFormat()
  const titleOf = ({ kind, language }: RaRecord) =>
    `${format.value('mailKind', String(kind))} · ${format.value('language', String(language))}`
  return (
    <EditPage
      titleOf={titleOf}
      transform={({ subject, body }) => ({ subject, body })}
      below={<RecordHistory />}
    >
      <TemplateInputs />
    </EditPage>
  )
}
