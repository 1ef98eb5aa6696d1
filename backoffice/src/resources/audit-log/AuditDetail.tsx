import { Box } from '@mui/material'
import { Dash } from '../../fields/Money.tsx'
import type { AuditRow } from './auditRow.ts'
import { changesOf, type Change } from './changes.ts'
import { unnamedFields } from './subjectMarket.ts'

const SHOWN_AT_ONCE = 3

/** What changed: a line for each field that the subject's name does not say, the rest behind a fold. */
export function AuditDetail({ row }: { row: AuditRow }) {
  const changes = unnamedFields(row, changesOf(row.detail))
  if (changes.length === 0) return <Dash />
  const rest = changes.slice(SHOWN_AT_ONCE)
  return (
    <Box sx={{ fontSize: 12, py: 0.5, maxWidth: 380 }}>
      {changes.slice(0, SHOWN_AT_ONCE).map((change) => (
        <Line key={change.field} change={change} />
      ))}
      {rest.length > 0 && (
        <Box component="details" sx={{ '& summary': { cursor: 'pointer', color: 'primary.main' } }}>
          <summary>+{rest.length}</summary>
          {rest.map((change) => (
            <Line key={change.field} change={change} />
          ))}
        </Box>
      )}
    </Box>
  )
}

function Line({ change: { field, before, after } }: { change: Change }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {field}:
      </Box>{' '}
      {before !== null && `${before} → `}
      {after ?? '–'}
    </Box>
  )
}
