import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { LiveIncident } from '@grandstand/shared-types/live/state'
import { Dash } from '../../fields/Money.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { Loaded } from '../../record/page/Loaded.tsx'
import { minutesText } from './scoreText.ts'
import { useLiveBook } from './useLiveBook.ts'

/** The incidents of the match, latest first, each with the score after it. */
export function Timeline({ matchId }: { matchId: number }) {
  return (
    <Loaded answer={useLiveBook(matchId)}>
      {({ timeline }) => <Incidents incidents={timeline} />}
    </Loaded>
  )
}

function Incidents({ incidents }: { incidents: readonly LiveIncident[] }) {
  const translate = useTranslate()
  if (incidents.length === 0) {
    return <Box sx={{ p: 3, color: 'text.secondary' }}>{translate('live.noTimeline')}</Box>
  }
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell align="right">{translate('live.minute')}</TableCell>
            <TableCell>{translate('live.incident')}</TableCell>
            <TableCell>{translate('live.side')}</TableCell>
            <TableCell>{translate('live.score')}</TableCell>
            <TableCell>{translate('live.cards')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {incidents.toReversed().map((incident) => (
            <Line key={incident.position} incident={incident} />
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

function Line({ incident }: { incident: LiveIncident }) {
  const { kind, side, seconds, score, redCards } = incident
  return (
    <TableRow>
      <TableCell align="right">{seconds === null ? <Dash /> : minutesText(seconds)}</TableCell>
      <TableCell>
        <ValueText group="incidentKind" code={kind} />
      </TableCell>
      <TableCell>{side ? <ValueText group="side" code={side} /> : <Dash />}</TableCell>
      <TableCell sx={{ fontWeight: 600 }}>
        <bdi dir="ltr">{score.join('-')}</bdi>
      </TableCell>
      <TableCell>
        <bdi dir="ltr">{redCards.join('-')}</bdi>
      </TableCell>
    </TableRow>
  )
}
