import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import { Dash } from '../../fields/Money.tsx'
import { changesOf } from './changes.ts'
import type { AuditRow } from './auditRow.ts'

/** What changed: one line for each field, before and after. */
export function AuditDetail() {
  const translate = useTranslate()
  const record = useRecordContext<AuditRow>()
  const changes = changesOf(record?.detail ?? {})
  if (changes.length === 0) {
    return <Box sx={{ p: 2, color: 'text.secondary' }}>{translate('audit.noDetail')}</Box>
  }
  return (
    <Table size="small" sx={{ my: 1, width: 'auto' }}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('audit.field')}</TableCell>
          <TableCell>{translate('audit.before')}</TableCell>
          <TableCell>{translate('audit.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ field, before, after }) => (
          <TableRow key={field}>
            <TableCell>{field}</TableCell>
            <TableCell className="wraps">{before ?? <Dash />}</TableCell>
            <TableCell className="wraps">{after ?? <Dash />}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
