import { Box } from '@mui/material'
import { ActorName } from '../../fields/ActorName.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { AuditDetail } from './AuditDetail.tsx'
import { AuditSubject } from './AuditSubject.tsx'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'

const column = columnsOf<AuditRow>()

interface AuditColumnsOptions {
  /** True when every row is about one match, or its markets and prices. */
  isOfMatch?: boolean
  /** False when every row is about one record, which then need not be named. */
  withSubject?: boolean
}

/** Columns of the audit log, for its own list and for that of one record or match. */
export function auditColumns({ isOfMatch = false, withSubject = true }: AuditColumnsOptions = {}) {
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
            {withSubject && subject(row)}
            <AuditDetail row={row} />
          </Box>
        </>
      ),
      { cellClassName: 'phone-wraps' }
    ),
    ...(withSubject ? [column.cell('subjectId', subject, { ...WIDE, disableSort: true })] : []),
    column.cell('detail', (row) => <AuditDetail row={row} />, {
      disableSort: true,
      className: 'phone-hidden wraps',
    }),
    column.text('reason', { className: 'phone-hidden wraps' }),
    column.plain('ip', WIDE),
  ]
}
