import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { POCKETS } from '@grandstand/shared-types/money/pockets'
import { TRANSFER_KINDS } from '@grandstand/shared-types/money/transfers'
import { Card } from '@mui/material'
import { useMe } from '../../access/useMe.ts'
import { UserLimits } from '../../limits/UserLimits.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { RecordTabs, type RecordTab } from '../../record/page/RecordTabs.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { UserSessions } from '../../sessions/UserSessions.tsx'
import { addressColumns } from '../addresses/addressColumns.tsx'
import { HistoryList } from '../audit-log/RecordHistory.tsx'
import { auditColumns } from '../audit-log/auditColumns.tsx'
import { CouponsOfUser } from '../coupons/CouponsOfUser.tsx'
import { accountColumns } from '../ledger/accountColumns.tsx'
import { ENTRY_EXPORT, ENTRY_TOTALS } from '../ledger/entryList.ts'
import { entryColumns } from '../ledger/entryColumns.tsx'
import { roundColumns } from '../game-rounds/roundColumns.tsx'
import { ROUND_EXPORT, ROUND_TABS, ROUND_TOTALS } from '../game-rounds/roundList.ts'
import { paymentColumns } from '../payments/paymentColumns.tsx'
import { PAYMENT_EXPORT, PAYMENT_TABS } from '../payments/paymentList.ts'
import { statementColumns } from '../statements/statementColumns.tsx'
import { DealerCommissions } from './DealerCommissions.tsx'
import { personColumns } from './personColumns.tsx'
import { PERSON_TOTALS, STATUS_TABS } from './personList.ts'
import { mayActOn } from './userRights.ts'
import { UserBalances } from './UserBalances.tsx'
import { UserNotes } from './UserNotes.tsx'
import { UserProtection } from './protection/UserProtection.tsx'
import { UserProfile } from './UserProfile.tsx'

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const

/** Whether the user can have users below. */
const isDealer = ({ type }: UserRow) => type === 'dealer' || type === 'partner'

/** Each tab loads when it is opened. */
const TABS: readonly RecordTab<UserRow>[] = [
  {
    id: 'coupons',
    resource: 'coupons',
    content: (user) => <CouponsOfUser userId={user.id} isBranch={isDealer(user)} />,
  },
  {
    id: 'entries',
    resource: 'ledger-entries',
    content: (user) => (
      <RelatedList
        resource="ledger-entries"
        filter={{ userId: user.id }}
        sort={NEWEST_FIRST}
        rowClick={false}
        filters={[
          <PeriodFilter key="period" source="createdAt" />,
          <ChoiceFilter key="kind" source="kind" group="transferKind" codes={TRANSFER_KINDS} />,
          <ChoiceFilter key="pocket" source="pocket" group="pocket" codes={POCKETS} />,
        ]}
        totals={ENTRY_TOTALS}
        exportFields={ENTRY_EXPORT}
      >
        {entryColumns({ withOwner: false })}
      </RelatedList>
    ),
  },
  {
    id: 'payments',
    resource: 'payments',
    content: (user) => (
      <RelatedList
        resource="payments"
        filter={isDealer(user) ? { branchOf: user.id } : { userId: user.id }}
        sort={NEWEST_FIRST}
        tabs={<StatusTabs tabs={PAYMENT_TABS.toReversed()} />}
        totals={[{ field: 'amountMinor' }]}
        exportFields={PAYMENT_EXPORT}
      >
        {paymentColumns({ withUser: isDealer(user) })}
      </RelatedList>
    ),
  },
  {
    id: 'gameRounds',
    resource: 'game-rounds',
    content: (user) => (
      <RelatedList
        resource="game-rounds"
        filter={isDealer(user) ? { branchOf: user.id } : { userId: user.id }}
        sort={NEWEST_FIRST}
        tabs={<StatusTabs tabs={ROUND_TABS} />}
        totals={ROUND_TOTALS}
        exportFields={ROUND_EXPORT}
      >
        {roundColumns({ withUser: isDealer(user) })}
      </RelatedList>
    ),
  },
  {
    id: 'accounts',
    resource: 'ledger-accounts',
    content: (user) => (
      <>
        <UserBalances userId={user.id} />
        <RelatedList
          resource="ledger-accounts"
          filter={{ userId: user.id }}
          sort={{ field: 'id', order: 'ASC' }}
        >
          {accountColumns({ withOwner: false })}
        </RelatedList>
      </>
    ),
  },
  {
    id: 'branch',
    resource: 'users',
    content: (user) => (
      <RelatedList
        resource="users"
        filter={{ parentId: user.id }}
        sort={{ field: 'username', order: 'ASC' }}
        tabs={<StatusTabs tabs={STATUS_TABS} />}
        totals={PERSON_TOTALS}
      >
        {personColumns('users')}
      </RelatedList>
    ),
  },
  {
    id: 'statements',
    resource: 'statements',
    content: (user) => (
      <>
        <DealerCommissions userId={user.id} />
        <RelatedList resource="statements" filter={{ dealerId: user.id }} sort={NEWEST_FIRST}>
          {statementColumns({ withDealer: false })}
        </RelatedList>
      </>
    ),
  },
  { id: 'limits', resource: 'users', content: (user) => <UserLimits userId={user.id} /> },
  { id: 'profile', resource: 'users', content: (user) => <UserProfile user={user} /> },
  { id: 'protection', resource: 'users', content: ({ id }) => <UserProtection userId={id} /> },
  { id: 'sessions', resource: 'users', content: (user) => <UserSessions user={user} /> },
  {
    id: 'signIns',
    resource: 'audit-log',
    content: (user) => (
      <RelatedList
        resource="audit-log"
        filter={{
          subjectType: 'user',
          subjectId: user.id,
          action: ['user.signIn', 'user.signInRefused'],
        }}
        sort={NEWEST_FIRST}
        rowClick={false}
      >
        {auditColumns()}
      </RelatedList>
    ),
  },
  {
    id: 'addresses',
    resource: 'addresses',
    content: (user) => (
      <RelatedList
        resource="addresses"
        filter={{ userId: user.id }}
        sort={{ field: 'createdAt', order: 'DESC' }}
        rowClick={false}
      >
        {addressColumns({ withUser: false })}
      </RelatedList>
    ),
  },
  { id: 'notes', resource: 'users', content: (user) => <UserNotes userId={user.id} /> },
  {
    id: 'audit',
    resource: 'audit-log',
    content: ({ id }) => <HistoryList of={{ subjectType: 'user', subjectId: id }} />,
  },
]

/** The tabs of a user's page. */
export function UserTabs({ user }: { user: UserRow }) {
  const me = useMe()
  const tabs = TABS.filter(({ id }) => {
    if (id === 'branch' || id === 'statements') return isDealer(user)
    if (id === 'protection') return user.type === 'player'
    if (id === 'notes') return me?.permissions.includes('users.note') ?? false
    return id !== 'sessions' || (me !== undefined && mayActOn(me, 'sessions', user))
  })
  return (
    <Card>
      <RecordTabs
        record={user}
        tabs={tabs}
        preferred={isDealer(user) ? 'branch' : undefined}
        labels="people.tabs"
        isInCard
      />
    </Card>
  )
}
