import { Box } from '@mui/material'
import { ActorName } from '../../fields/ActorName.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { AuditDetail } from './AuditDetail.tsx'
import { AuditSubject } from './AuditSubject.tsx'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'

const column = columnsOf<AuditRow>()

/** Columns of the audit log, for its own list and for that of one user or match. */
export function auditColumns({ isOfMatch = false } = {}) {
  const subject = (row: AuditRow) => <AuditSubject row={row} isOfMatch={isOfMatch} />
  return [
    column.cell('createdAt', ({ createdAt }) => <Time hasSeconds at={createdAt} />),
    column.cell('actorName', (row) => <ActorName of={row} />, { disableSort: true }),
    column.cell(
      'action',
      (row) => (
        <>
          <ValueText group="auditAction" code={row.action} />
          <Box sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
            {subject(row)}
            <AuditDetail row={row} />
          </Box>
        </>
      ),
      { cellClassName: 'phone-wraps' }
    ),
    column.cell('subjectId', subject, { ...WIDE, disableSort: true }),
    column.cell('detail', (row) => <AuditDetail row={row} />, {
      disableSort: true,
      className: 'phone-hidden wraps',
    }),
    column.text('reason', { className: 'phone-hidden wraps' }),
    column.plain('ip', WIDE),
  ]
}
