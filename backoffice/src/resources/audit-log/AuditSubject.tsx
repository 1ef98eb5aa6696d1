import { matchName } from '../../format/matchName.ts'
import { Box } from '@mui/material'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { resourceOfSubject } from '../../registry/subjects.ts'
import { useMarketNames } from '../markets/useMarketNames.ts'
import { LimitSubject } from '../markets/LimitSubject.tsx'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'
import { subjectMarket } from './subjectMarket.ts'

interface AuditSubjectProps {
  row: AuditRow
  /** True when every row is about one match, which then need not be named. */
  isOfMatch: boolean
}

/** The subject of an entry: a market or price by its name with its match, what a brand's layer or limit lies over, else by its name. */
export function AuditSubject({ row, isOfMatch }: AuditSubjectProps) {
  const names = useMarketNames()
  const { subjectType, subjectId, subjectName, matchId, home, away, laidOver } = row
  const market = subjectMarket(row)
  const teams = home !== null && away !== null ? matchName({ home, away }) : null
  if (laidOver) return <LimitSubject {...laidOver} />
  if (!market) {
    return (
      <RecordLink resource={resourceOfSubject(subjectType) ?? ''} id={subjectId}>
        {subjectType === 'match' && teams ? (
          teams
        ) : (
          <>
            <ValueText group="subject" code={subjectType} />{' '}
            {subjectName ?? (subjectId !== null && `#${subjectId}`)}
          </>
        )}
      </RecordLink>
    )
  }
  const { typeId, outcomeKey, context } = market
  return (
    <Box sx={{ whiteSpace: 'normal', minWidth: 120 }}>
      {names.market(typeId, context)}
      {outcomeKey !== null && `: ${names.outcome(typeId, outcomeKey, context)}`}
      {!isOfMatch && teams && (
        <Box sx={{ fontSize: 11, color: 'text.secondary' }}>
          <RecordLink resource="matches" id={matchId}>
            {teams}
          </RecordLink>
        </Box>
      )}
    </Box>
  )
}
