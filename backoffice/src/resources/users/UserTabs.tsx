import type { UserRow } from '@grandstand/shared-types/wire/accounts'
import { COUPON_LIST_TYPES } from '@grandstand/shared-types/coupons/model/coupon_words'
import { POCKETS } from '@grandstand/shared-types/money/pockets'
import { TRANSFER_KINDS } from '@grandstand/shared-types/money/transfers'
import { Card } from '@mui/material'
import { useMe } from '../../access/useMe.ts'
import { UserLimits } from '../../limits/UserLimits.tsx'
import { ChoiceFilter } from '../../list/filters.tsx'
import { PeriodFilter } from '../../list/PeriodFilter.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { RecordTabs } from '../../record/RecordTabs.tsx'
import { StatusTabs } from '../../list/StatusTabs.tsx'
import { UserSessions } from '../../sessions/UserSessions.tsx'
import { auditColumns } from '../audit-log/auditColumns.tsx'
import { couponColumns } from '../coupons/couponColumns.tsx'
import { COUPON_EXPORT, COUPON_TABS, COUPON_TOTALS } from '../coupons/couponList.ts'
import { accountColumns } from '../ledger/accountColumns.tsx'
import { ENTRY_EXPORT, ENTRY_TOTALS } from '../ledger/entryList.ts'
import { entryColumns } from '../ledger/entryColumns.tsx'
import { personColumns } from './personColumns.tsx'
import { PERSON_TOTALS, STATUS_TABS } from './personList.ts'
import { mayEditUser } from './userRights.ts'
import { UserProfile } from './UserProfile.tsx'

const TABS = [
  { id: 'coupons', resource: 'coupons' },
  { id: 'entries', resource: 'ledger-entries' },
  { id: 'accounts', resource: 'ledger-accounts' },
  { id: 'branch', resource: 'users' },
  { id: 'limits', resource: 'users' },
  { id: 'profile', resource: 'users' },
  { id: 'sessions', resource: 'users' },
  { id: 'audit', resource: 'audit-log' },
] as const
type TabId = (typeof TABS)[number]['id']

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const

/** Each tab loads when it is opened; the address names the open tab. */
export function UserTabs({ user }: { user: UserRow }) {
  const me = useMe()
  const isDealer = user.type === 'dealer'
  const tabs = TABS.filter(({ id }) => {
    if (id === 'branch') return isDealer
    return id !== 'sessions' || (me !== undefined && mayEditUser(me, user))
  })
  return (
    <Card>
      <RecordTabs
        tabs={tabs}
        preferred={isDealer ? 'branch' : undefined}
        labels="people.tabs"
        isInCard
      >
        {(id) => <TabContent key={id} id={id} user={user} />}
      </RecordTabs>
    </Card>
  )
}

function TabContent({ id, user }: { id: TabId; user: UserRow }) {
  const isDealer = user.type === 'dealer'
  switch (id) {
    case 'coupons':
      return (
        <RelatedList
          resource="coupons"
          filter={isDealer ? { branchOf: user.id } : { userId: user.id }}
          sort={NEWEST_FIRST}
          tabs={<StatusTabs tabs={COUPON_TABS} />}
          filters={[
            <PeriodFilter key="period" source="placedAt" />,
            <ChoiceFilter
              key="type"
              source="couponType"
              group="couponType"
              codes={COUPON_LIST_TYPES}
            />,
          ]}
          totals={COUPON_TOTALS}
          exportFields={COUPON_EXPORT}
        >
          {couponColumns({ withUser: isDealer })}
        </RelatedList>
      )
    case 'entries':
      return (
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
      )
    case 'accounts':
      return (
        <RelatedList
          resource="ledger-accounts"
          filter={{ userId: user.id }}
          sort={{ field: 'id', order: 'ASC' }}
        >
          {accountColumns({ withOwner: false })}
        </RelatedList>
      )
    case 'branch':
      return (
        <RelatedList
          resource="users"
          filter={{ parentId: user.id }}
          sort={{ field: 'username', order: 'ASC' }}
          tabs={<StatusTabs tabs={STATUS_TABS} />}
          totals={PERSON_TOTALS}
        >
          {personColumns('users')}
        </RelatedList>
      )
    case 'limits':
      return <UserLimits userId={user.id} />
    case 'sessions':
      return <UserSessions user={user} />
    case 'audit':
      return (
        <RelatedList
          resource="audit-log"
          filter={{ subjectType: 'user', subjectId: user.id }}
          sort={NEWEST_FIRST}
          rowClick={false}
        >
          {auditColumns()}
        </RelatedList>
      )
    case 'profile':
      return <UserProfile user={user} />
  }
}
