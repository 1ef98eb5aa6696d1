import { Box } from '@mui/material'
import { DataTable } from 'react-admin'
import { ActorName } from '../../fields/ActorName.tsx'
import { Dash } from '../../fields/Money.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { AuditDetail } from './AuditDetail.tsx'
import { AuditSubject } from './AuditSubject.tsx'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'

/** Columns of the audit log, for its own list and for that of one user or match. */
export function auditColumns({ isOfMatch = false } = {}) {
  return [
    <DataTable.Col
      key="createdAt"
      source="createdAt"
      render={({ createdAt }: AuditRow) => <Time hasSeconds at={createdAt} />}
    />,
    <DataTable.Col
      key="actorName"
      source="actorName"
      disableSort
      render={(row: AuditRow) => <ActorName of={row} />}
    />,
    <DataTable.Col
      key="action"
      source="action"
      cellClassName="phone-wraps"
      render={(row: AuditRow) => (
        <>
          <ValueText group="auditAction" code={row.action} />
          <Box sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
            <AuditSubject row={row} isOfMatch={isOfMatch} />
            <AuditDetail row={row} />
          </Box>
        </>
      )}
    />,
    <DataTable.Col
      key="subjectId"
      source="subjectId"
      disableSort
      className="phone-hidden"
      render={(row: AuditRow) => <AuditSubject row={row} isOfMatch={isOfMatch} />}
    />,
    <DataTable.Col
      key="detail"
      source="detail"
      disableSort
      className="phone-hidden wraps"
      render={(row: AuditRow) => <AuditDetail row={row} />}
    />,
    <DataTable.Col
      key="reason"
      source="reason"
      className="phone-hidden wraps"
      render={({ reason }: AuditRow) => reason ?? <Dash />}
    />,
    <DataTable.Col key="ip" source="ip" className="phone-hidden" />,
  ]
}
