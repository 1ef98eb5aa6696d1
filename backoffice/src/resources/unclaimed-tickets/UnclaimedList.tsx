import { DUE_KINDS, type UnclaimedTicketRow } from '@grandstand/shared-types/wire/desk/unclaimed'
import type { ReactNode } from 'react'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { ChoiceFilter, ReferenceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { StatusTabs, type StatusTab } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { ReviveButton } from './ReviveButton.tsx'

const column = columnsOf<UnclaimedTicketRow>()

const TABS: readonly StatusTab[] = [
  { id: 'due', label: 'unclaimedTickets.tabs.due', filter: { state: ['due'] } },
  { id: 'soon', label: 'unclaimedTickets.tabs.soon', filter: { state: ['due'], isSoon: true } },
  { id: 'expired', label: 'unclaimedTickets.tabs.expired', filter: { state: ['expired'] } },
  { id: 'all', label: 'list.all', filter: {} },
]

const PAGE_OF = { coupon: 'coupons', drawTicket: 'draw-tickets', jackpotWin: null } as const

const COLUMNS = [
  column.cell('code', ({ kind, ticketId, code }) => (
    <Linked page={PAGE_OF[kind]} id={ticketId}>
      <bdi dir="ltr">{code}</bdi>
    </Linked>
  )),
  column.value('kind', 'dueKind', WIDE),
  column.user('username', 'userId', WIDE),
  column.text('shopName', WIDE),
  column.money('amountMinor'),
  column.time('dueSince', WIDE),
  column.time('expiresAt'),
  column.status('state', 'dueState', WIDE),
  column.time('expiredAt', WIDE),
  column.cell('revive', (ticket) => <ReviveButton ticket={ticket} />, {
    disableSort: true,
    align: 'right',
  }),
]

const EXPORT: readonly ExportField[] = [
  'code',
  ['kind', 'dueKind'],
  'username',
  'shopName',
  'currency',
  'amountMinor',
  'dueSince',
  'expiresAt',
  ['state', 'dueState'],
  'expiredAt',
]

/** A jackpot has no page of its own: its list names the paper. */
function Linked({ page, id, children }: { page: string | null; id: number; children: ReactNode }) {
  if (page === null) return children
  return (
    <RecordLink isMain resource={page} id={id}>
      {children}
    </RecordLink>
  )
}

/** Tickets of desks whose money nobody has collected: due, soon to expire, or moved to the house (rules 8.14). */
export default function UnclaimedList() {
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'expiresAt', order: 'ASC' }}
      searchLabel="unclaimedTickets.search"
      hiddenAtFirst={['kind', 'dueSince']}
      filterDefaultValues={{ state: ['due'] }}
      tabs={<StatusTabs tabs={TABS} />}
      filters={[
        <ChoiceFilter key="kind" source="kind" group="dueKind" codes={DUE_KINDS} />,
        <ReferenceFilter key="user" source="userId" reference="users" optionText="username" />,
        <PeriodFilter key="due" source="dueSince" />,
        <PeriodFilter key="expires" source="expiresAt" />,
      ]}
      totals={[{ field: 'amountMinor' }]}
      exportFields={EXPORT}
      rowClick={false}
    >
      {COLUMNS}
    </ResourceList>
  )
}
