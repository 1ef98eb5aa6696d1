import { useResourceContext, useTranslate } from 'ra-core'
import { StatusChip, ToneChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Trail } from '../../layout/Trail.tsx'
import { useTrail } from '../../access/useTrail.ts'
import { recordPage } from '../../record/page/RecordPage.tsx'
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
        trail={<UserPlace userId={record.id} />}
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
          </>
        }
        actions={<UserActions user={record} />}
      />
      <BalanceStrip user={record} />
      <UserTabs user={record} />
    </>
  )
}

/** The users above, from the top of the reader's branch down to the user. */
function UserPlace({ userId }: { userId: number }) {
  const translate = useTranslate()
  const trail = useTrail(userId)
  if (trail.length < 2) return null
  return (
    <Trail
      label={translate('lists.place')}
      steps={trail.map(({ id, username }) => ({ id, name: username }))}
      linkOf={(id) => `/users/${id}/show`}
    />
  )
}
