import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import type { FeedProducerView } from '@grandstand/shared-types/wire/betting/feed'
import { Dash } from '../../fields/Money.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useDuration } from '../../format/useDuration.ts'
import { useFormat } from '../../format/useFormat.ts'
import { Panel } from '../../record/page/Panel.tsx'
import { Failure } from '../../record/page/Loaded.tsx'
import { Loading } from '../../record/page/Loading.tsx'
import { RecoverButton } from './RecoverButton.tsx'
import { useFeedProducers } from './useFeedProducers.ts'

/** Every known producer: up or down, delay, number of messages, and a button to ask for missed messages. */
export function ProducerPanel() {
  const translate = useTranslate()
  const { data, error } = useFeedProducers()
  return (
    <Panel title={translate('feed.producers')} isFlush>
      <Failure error={error} sx={{ m: 2 }} />
      {!data && !error && <Loading />}
      {data?.length === 0 && (
        <Box sx={{ p: 2, color: 'text.secondary' }}>{translate('feed.none')}</Box>
      )}
      {data && data.length > 0 && <Producers producers={data} />}
    </Panel>
  )
}

const HEADS = ['state', 'aliveAgo', 'delay', 'processedAt', 'rate', 'errors', 'matches'] as const

function Producers({ producers }: { producers: readonly FeedProducerView[] }) {
  const translate = useTranslate()
  return (
    <Box
      sx={{ 'overflowX': 'auto', '& th, & td': { whiteSpace: 'nowrap' } }}
      tabIndex={0}
      role="group"
      aria-label={translate('feed.producers')}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('feed.producer')}</TableCell>
            {HEADS.map((head) => (
              <TableCell key={head} align={head === 'state' ? 'left' : 'right'}>
                {translate(`feed.${head}`)}
              </TableCell>
            ))}
            <TableCell>{translate('feed.action')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {producers.map((producer) => (
            <Row key={producer.id} producer={producer} />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function Row({ producer }: { producer: FeedProducerView }) {
  const mayRecover = useMay('feeds.recover')
  const translate = useTranslate()
  const format = useFormat()
  const duration = useDuration()
  const { silentMs, delayMs } = producer
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
        {producer.id}
      </TableCell>
      <TableCell>
        <StatusChip group="producerState" code={producer.state} />
      </TableCell>
      <TableCell align="right">
        {silentMs === null ? <Dash /> : translate('feed.ago', { time: duration(silentMs) })}
      </TableCell>
      <TableCell align="right">
        {delayMs === null ? <Dash /> : duration(Math.max(0, delayMs))}
      </TableCell>
      <TableCell align="right">
        <Time hasSeconds at={producer.processedAt || null} />
      </TableCell>
      <TableCell align="right">{format.count(producer.messagesAMinute)}</TableCell>
      <TableCell align="right" sx={producer.errorCount > 0 ? { color: 'error.main' } : {}}>
        {format.count(producer.errorCount)}
      </TableCell>
      <TableCell align="right">{format.count(producer.matchCount)}</TableCell>
      <TableCell align="right">
        {mayRecover && producer.canRecover && <RecoverButton producer={producer.id} />}
      </TableCell>
    </TableRow>
  )
}
