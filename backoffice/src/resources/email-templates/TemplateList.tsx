import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { MAIL_KIND_NAMES, type EmailTemplateRow } from '@grandstand/shared-types/wire/site/mail'
import { ToneChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<EmailTemplateRow>()

const COLUMNS = [
  column.main('kind', 'email-templates', ({ kind }) => <ValueText group="mailKind" code={kind} />),
  column.value('language', 'language'),
  column.text('subject', { ...WIDE, disableSort: true }),
  column.cell('updatedAt', ({ updatedAt }) => <Changed at={updatedAt} />, { disableSort: true }),
]

/** The text of every mail in every language: the brand's own, or the standard one. */
export default function TemplateList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'ASC' }}
      hasSearch={false}
      filters={[
        <ChoiceFilter key="kind" source="kind" group="mailKind" codes={MAIL_KIND_NAMES} />,
        <ChoiceFilter key="language" source="language" group="language" codes={SITE_LANGUAGES} />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}

function Changed({ at }: { at: number | null }) {
  const format = useFormat()
  if (at !== null) return <Time at={at} />
  return <ToneChip tone="quiet" text={format.value('mailText', 'shipped')} />
}
