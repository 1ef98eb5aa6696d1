import { matchName } from '../../format/matchName.ts'
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useReference, useTranslate } from 'ra-core'
import type { FeedMessageNote } from '@grandstand/shared-types/wire/betting/feed'
import { Dash } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { useDuration } from '../../format/useDuration.ts'
import { useFormat } from '../../format/useFormat.ts'
import { Panel } from '../../record/page/Panel.tsx'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { useFeedProducers } from './useFeedProducers.ts'

const SHOWN = 20
const HEIGHT_PX = 260

/** The latest messages of the feeds, newest first. */
export function MessagePanel() {
  const translate = useTranslate()
  const { data } = useFeedProducers()
  const messages = (data ?? [])
    .flatMap(({ id, lastMessages }) => lastMessages.map((message) => ({ ...message, feed: id })))
    .sort((a, b) => b.at - a.at)
    .slice(0, SHOWN)
  if (messages.length === 0) return null
  return (
    <Panel title={translate('feed.lastMessages')} isFlush>
      <Box
        sx={{ 'overflow': 'auto', 'blockSize': HEIGHT_PX, '& th, & td': { whiteSpace: 'nowrap' } }}
        tabIndex={0}
        role="group"
        aria-label={translate('feed.lastMessages')}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{translate('feed.at')}</TableCell>
              <TableCell>{translate('feed.producer')}</TableCell>
              <TableCell>{translate('feed.kind')}</TableCell>
              <TableCell>{translate('feed.match')}</TableCell>
              <TableCell align="right">{translate('feed.markets')}</TableCell>
              <TableCell align="right">{translate('feed.delay')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {messages.map((message, index) => (
              <Row key={index} message={message} feed={message.feed} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  )
}

function Row({ message, feed }: { message: FeedMessageNote; feed: string }) {
  const format = useFormat()
  const duration = useDuration()
  const { at, kind, matchKey, matchId, marketCount, delayMs } = message
  return (
    <TableRow>
      <TableCell>
        <Time hasSeconds at={at} />
      </TableCell>
      <TableCell>{feed}</TableCell>
      <TableCell>
        <ValueText group="feedMessage" code={kind} />
      </TableCell>
      <TableCell>
        {matchId === null ? (
          (matchKey ?? <Dash />)
        ) : (
          <RecordLink resource="live-matches" id={matchId}>
            <MatchName id={matchId} feedKey={matchKey} />
          </RecordLink>
        )}
      </TableCell>
      <TableCell align="right">
        {marketCount === 0 ? <Dash /> : format.count(marketCount)}
      </TableCell>
      <TableCell align="right">{duration(Math.max(0, delayMs))}</TableCell>
    </TableRow>
  )
}

interface MatchNameProps {
  id: number
  feedKey: string | null
}

/** The teams of a match; the feed's own key until they have loaded. */
function MatchName({ id, feedKey }: MatchNameProps) {
  const { referenceRecord } = useReference<MatchRow>({ reference: 'matches', id })
  if (!referenceRecord) return <>{feedKey}</>
  return <span title={feedKey ?? ''}>{matchName(referenceRecord)}</span>
}
