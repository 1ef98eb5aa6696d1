import { DataTable } from 'react-admin'
import { Dash, Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { fullName, type PersonRow } from './person.ts'

/** Columns of users; a list of dealers shows the opening limit instead of the type. */
export function personColumns(resource: 'users' | 'dealers', { withMore = false } = {}) {
  return [
    <DataTable.Col
      key="username"
      source="username"
      render={({ id, username }: PersonRow) => (
        <RecordLink isMain resource={resource} id={id}>
          {username}
        </RecordLink>
      )}
    />,
    <DataTable.Col
      key="firstName"
      source="firstName"
      label={`resources.${resource}.fields.fullName`}
      className="phone-hidden wraps"
      render={(user: PersonRow) => fullName(user) || <Dash />}
    />,
    resource === 'users' ? (
      <DataTable.Col
        key="type"
        source="type"
        className="phone-hidden"
        render={({ type }: PersonRow) => <ValueText group="userType" code={type} />}
      />
    ) : (
      <DataTable.Col
        key="openingLimit"
        source="openingLimit"
        align="right"
        className="phone-hidden"
        render={({ openingLimit, childCount }: PersonRow) => (
          <>
            {childCount ?? 0} /{' '}
            {openingLimit === 0 ? <ValueText group="limit" code="none" /> : openingLimit}
          </>
        )}
      />
    ),
    <DataTable.Col
      key="parentName"
      source="parentName"
      className="phone-hidden"
      render={({ parentId, parentName }: PersonRow) =>
        parentName ? (
          <RecordLink resource="users" id={parentId}>
            {parentName}
          </RecordLink>
        ) : (
          <Dash />
        )
      }
    />,
    <DataTable.Col
      key="status"
      source="status"
      render={({ status }: PersonRow) => <StatusChip group="userStatus" code={status} />}
    />,
    <DataTable.Col
      key="lastLoginAt"
      source="lastLoginAt"
      className="phone-hidden"
      render={({ lastLoginAt }: PersonRow) => <Time at={lastLoginAt} />}
    />,
    <DataTable.Col
      key="creditLimit"
      source="creditLimit"
      align="right"
      className="phone-hidden"
      render={({ creditLimit, currency }: PersonRow) =>
        creditLimit ? <Money minor={creditLimit} currency={currency} /> : <Dash />
      }
    />,
    <DataTable.Col
      key="balance"
      source="balance"
      align="right"
      render={({ balance, currency }: PersonRow) => (
        <Money minor={balance} currency={currency} isStrong={balance !== 0} />
      )}
    />,
    ...(withMore ? moreColumns() : []),
  ]
}

/** Columns that are seldom needed. */
function moreColumns() {
  return [
    <DataTable.Col key="email" source="email" className="phone-hidden" />,
    <DataTable.Col
      key="cellPhone"
      source="cellPhone"
      className="phone-hidden"
      render={({ phoneCode, cellPhone }: PersonRow) =>
        cellPhone ? <bdi dir="ltr">{`${phoneCode ?? ''} ${cellPhone}`.trim()}</bdi> : <Dash />
      }
    />,
    <DataTable.Col key="lastLoginIp" source="lastLoginIp" className="phone-hidden" />,
    <DataTable.Col
      key="createdAt"
      source="createdAt"
      className="phone-hidden"
      render={({ createdAt }: PersonRow) => <Time at={createdAt} />}
    />,
  ]
}
