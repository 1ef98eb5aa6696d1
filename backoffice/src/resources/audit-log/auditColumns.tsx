import { DataTable } from 'react-admin'
import { Dash } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { AuditDetail } from './AuditDetail.tsx'
import type { AuditRow } from './auditRow.ts'

/** Resources whose pages show what an entry is about. */
const SUBJECT_RESOURCES: Readonly<Record<string, string>> = {
  user: 'users',
  dealer: 'dealers',
  match: 'matches',
  coupon: 'coupons',
  sport: 'sports',
  category: 'categories',
  tournament: 'tournaments',
  team: 'teams',
  marketType: 'market-types',
}

/** Columns of the audit log, for its own list and for that of one person. */
export function auditColumns() {
  return [
    <DataTable.Col
      key="createdAt"
      source="createdAt"
      render={({ createdAt }: AuditRow) => <Time at={createdAt} />}
    />,
    <DataTable.Col
      key="actorName"
      source="actorName"
      disableSort
      render={({ actorId, actorName }: AuditRow) =>
        actorName ? (
          <RecordLink resource="users" id={actorId}>
            {actorName}
          </RecordLink>
        ) : (
          <ValueText group="actor" code="system" />
        )
      }
    />,
    <DataTable.Col
      key="action"
      source="action"
      render={({ action }: AuditRow) => <ValueText group="auditAction" code={action} />}
    />,
    <DataTable.Col
      key="subjectId"
      source="subjectId"
      disableSort
      className="phone-hidden"
      render={({ subjectType, subjectId }: AuditRow) => (
        <RecordLink resource={SUBJECT_RESOURCES[subjectType] ?? ''} id={subjectId}>
          <ValueText group="subject" code={subjectType} /> {subjectId !== null && `#${subjectId}`}
        </RecordLink>
      )}
    />,
    <DataTable.Col
      key="detail"
      source="detail"
      disableSort
      className="phone-hidden wraps"
      render={({ detail }: AuditRow) => <AuditDetail detail={detail} />}
    />,
    <DataTable.Col
      key="reason"
      source="reason"
      className="phone-hidden"
      render={({ reason }: AuditRow) => reason ?? <Dash />}
    />,
    <DataTable.Col key="ip" source="ip" className="phone-hidden" />,
  ]
}
