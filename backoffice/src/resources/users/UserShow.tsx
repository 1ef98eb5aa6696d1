import { useResourceContext, useTranslate } from 'ra-core'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip, ToneChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { recordPage } from '../../record/RecordPage.tsx'
import { UserActions } from './UserActions.tsx'
import { BalanceStrip } from './BalanceStrip.tsx'
import { UserTabs } from './UserTabs.tsx'
import { fullName, type PersonRow } from './person.ts'

/** One user: profile, balances, coupons, transactions and actions. */
export default recordPage(UserPage)

function UserPage({ record }: { record: PersonRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const resource = useResourceContext()
  const name = fullName(record)
  return (
    <>
      <PageHeader
        title={record.username}
        backTo={`/${resource}`}
        detail={
          <>
            <ToneChip tone="quiet" text={format.value('userType', record.type)} />
            <StatusChip group="userStatus" code={record.status} />
            {record.isOnline && <ToneChip tone="accent" text={format.value('user', 'online')} />}
            {name && <span>{name}</span>}
            {record.playerCount !== undefined && (
              <span>{translate('people.players', { smart_count: record.playerCount })}</span>
            )}
            {record.parentName && (
              <span>
                {format.value('user', 'below')}{' '}
                <RecordLink resource="users" id={record.parentId}>
                  {record.parentName}
                </RecordLink>
              </span>
            )}
          </>
        }
        actions={<UserActions user={record} />}
      />
      <BalanceStrip user={record} />
      <UserTabs user={record} />
    </>
  )
}
