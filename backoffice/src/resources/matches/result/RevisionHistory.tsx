import { finishOf } from '@grandstand/shared-types/racing/finish/order'
import type { ReactNode } from 'react'
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { MatchFacts, Score } from '@grandstand/shared-types/markets/model/match_facts'
import type { ResultRevision } from '@grandstand/shared-types/wire/betting/settlement'
import { Dash } from '../../../fields/Money.tsx'
import { RecordLink } from '../../../fields/RecordLink.tsx'
import { Time } from '../../../fields/Time.tsx'
import { ValueText } from '../../../fields/ValueText.tsx'
import { OrderText } from '../../facts/OrderText.tsx'
import { KnownFacts } from './race/KnownFacts.tsx'
import type { RunnerNames } from './runnerNames.ts'

interface RevisionHistoryProps {
  revisions: readonly ResultRevision[]
  /** Of a race; empty for any other match. */
  runners: RunnerNames
  /** An action beside the newest revision. */
  action?: ReactNode
}

/** Every revision of a result, newest first. */
export function RevisionHistory({ revisions, runners, action }: RevisionHistoryProps) {
  const translate = useTranslate()
  const isRace = runners.size > 0
  if (revisions.length === 0) {
    return (
      <Box sx={{ p: 3, textAlign: 'center', color: 'text.secondary', fontSize: 13 }}>
        {translate('result.none')}
      </Box>
    )
  }
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('result.revision')}</TableCell>
          <TableCell>{translate(isRace ? 'race.howEnded' : 'result.status')}</TableCell>
          <TableCell>{translate(isRace ? 'race.finish.order' : 'result.score')}</TableCell>
          <TableCell>{translate('result.by')}</TableCell>
          <TableCell>{translate('result.enteredAt')}</TableCell>
          <TableCell>{translate('result.settledAt')}</TableCell>
          {action && <TableCell component="td" />}
        </TableRow>
      </TableHead>
      <TableBody>
        {revisions.map((row, index) => {
          const { id, revision, facts, createdAt, settledAt } = row
          return (
            <TableRow key={id}>
              <TableCell>{revision}</TableCell>
              <TableCell>
                <Ending of={facts} />
              </TableCell>
              <TableCell>
                {facts?.race ? (
                  <>
                    <OrderText race={facts.race} runners={runners} />
                    <KnownFacts of={facts} />
                  </>
                ) : (
                  <bdi dir="ltr">{(facts && scoreLine(facts)) || <Dash />}</bdi>
                )}
              </TableCell>
              <TableCell>
                <Officers of={row} />
              </TableCell>
              <TableCell>
                <Time at={createdAt} />
              </TableCell>
              <TableCell>
                <Time at={settledAt} />
              </TableCell>
              {action && <TableCell align="right">{index === 0 && action}</TableCell>}
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}

/** How the match ended, or what became of the race. */
function Ending({ of: facts }: { of: MatchFacts | null }) {
  const translate = useTranslate()
  if (!facts) return translate('result.takenBack')
  if (facts.race) {
    const { status, stage } = facts.race
    return translate(stage ? `race.stages.${stage}` : `race.statuses.${status}`)
  }
  return <ValueText group="factStatus" code={facts.status} />
}

/** Who entered it, and the second officer who approved it; without an author, where it came from. */
function Officers({ of }: { of: ResultRevision }) {
  const translate = useTranslate()
  const { actorId, username, approverName, source } = of
  if (!username) return translate(`result.source.${source}`, { _: source })
  return (
    <>
      <RecordLink resource="users" id={actorId}>
        {username}
      </RecordLink>
      {approverName && (
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          {translate('result.approvedBy', { name: approverName })}
        </Box>
      )}
    </>
  )
}

/** `2:1 (1:0)`: the final score, then half time or the periods; of a race `1 2=3`, the numbers as they finished. */
export function scoreLine({ fullTime, halfTime, periods, race }: MatchFacts): string {
  if (race) {
    return finishOf(race.order)
      .map((tied) => tied.join('='))
      .join(' ')
  }
  const inner = halfTime ? [halfTime] : Object.values(periods)
  const parts = inner.map(text).join(', ')
  return [fullTime && text(fullTime), parts && `(${parts})`].filter(Boolean).join(' ')
}

function text(score: Score): string {
  return score.join(':')
}
