import { MAIL_KIND_NAMES, type MailRow } from '@grandstand/shared-types/wire/site/mail'
import { Box } from '@mui/material'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'

const REFRESH_MS = 10_000

const TABS = [
  { id: 'all', label: 'list.all', filter: {} },
  { id: 'waiting', label: 'values.mailState.waiting', filter: { state: 'waiting' } },
  { id: 'sent', label: 'values.mailState.sent', filter: { state: 'sent' } },
  { id: 'failed', label: 'values.mailState.failed', filter: { state: 'failed' } },
]

const EXPORT: readonly ExportField[] = [
  'id',
  ['kind', 'mailKind'],
  'toAddress',
  'subject',
  ['state', 'mailState'],
  'attempts',
  'error',
  'createdAt',
  'sentAt',
]

const column = columnsOf<MailRow>()

/** Every mail of the brand, and whether it was sent; refreshed every ten seconds. */
export default function MailList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      refreshMs={REFRESH_MS}
      tabs={<StatusTabs tabs={TABS} />}
      filters={[
        <ChoiceFilter key="kind" source="kind" group="mailKind" codes={MAIL_KIND_NAMES} />,
        <PeriodFilter key="period" source="createdAt" />,
      ]}
      exportFields={EXPORT}
    >
      {column.cell('toAddress', ({ toAddress, userId }) => (
        <RecordLink resource={userId === null ? '' : 'users'} id={userId}>
          {toAddress}
        </RecordLink>
      ))}
      {column.value('kind', 'mailKind')}
      {column.text('subject', WIDE)}
      {column.cell('state', (row) => (
        <State row={row} />
      ))}
      {column.plain('attempts', { align: 'right', ...WIDE })}
      {column.time('createdAt')}
      {column.time('sentAt', WIDE)}
    </ResourceList>
  )
}

/** The state, with the reason why the mail was not sent. */
function State({ row: { state, error } }: { row: MailRow }) {
  return (
    <>
      <StatusChip group="mailState" code={state} />
      {error && (
        <Box sx={{ maxWidth: 280, fontSize: 11, whiteSpace: 'normal', color: 'text.secondary' }}>
          {error}
        </Box>
      )}
    </>
  )
}
