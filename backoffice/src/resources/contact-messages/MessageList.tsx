import { CONTACT_STATES, type ContactMessageRow } from '@grandstand/shared-types/wire/site/contact'
import { Box } from '@mui/material'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'

const REFRESH_MS = 30_000

const TABS = [
  ...CONTACT_STATES.map((state) => ({
    id: state,
    label: `values.contactState.${state}`,
    filter: { state },
  })),
  { id: 'all', label: 'list.all', filter: {} },
]

const EXPORT: readonly ExportField[] = [
  'id',
  'createdAt',
  'name',
  'email',
  'username',
  'subject',
  'text',
  ['language', 'language'],
  ['state', 'contactState'],
  'answer',
  'answeredByName',
  'answeredAt',
]

const column = columnsOf<ContactMessageRow>()

const COLUMNS = [
  column.main('subject', 'contact-messages', ({ subject, state }) => (
    <Typed text={subject} isRead={state !== 'new'} />
  )),
  column.cell('name', ({ name }) => <Typed text={name} />, WIDE),
  column.cell('email', ({ email }) => <Typed text={email} />, WIDE),
  column.user('username', 'userId', WIDE),
  column.status('state', 'contactState'),
  column.time('createdAt', WIDE),
]

/** A text that a stranger typed: however long, it leaves room for the other columns. Only a new one is bold. */
function Typed({ text, isRead = true }: { text: string; isRead?: boolean }) {
  return (
    <Box
      dir="auto"
      sx={{
        maxWidth: 280,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        fontWeight: isRead ? 'fontWeightRegular' : 'inherit',
      }}
    >
      {text}
    </Box>
  )
}

/** What people wrote to the brand, the newest first; refreshed every half minute. */
export default function MessageList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      refreshMs={REFRESH_MS}
      tabs={<StatusTabs tabs={TABS} />}
      filters={[<PeriodFilter key="period" source="createdAt" />]}
      exportFields={EXPORT}
    >
      {COLUMNS}
    </ResourceList>
  )
}
