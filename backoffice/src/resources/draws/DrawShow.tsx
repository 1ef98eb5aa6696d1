import type { DrawRow } from '@grandstand/shared-types/wire/draws'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { Dash } from '../../fields/Money.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { Facts, type Fact } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { drawTicketColumns } from '../draw-tickets/drawTicketColumns.tsx'
import { Outcome } from './Outcome.tsx'
import { Sums } from './Sums.tsx'
import { VoidButton } from './VoidButton.tsx'

const REFRESH_MS = 5_000

/** One draw: its times, seeds and result, the sums of the own brand, and its tickets. */
export default recordPage(DrawPage, REFRESH_MS)

function DrawPage({ record: draw }: { record: DrawRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const mayForAll = useMay('draws.edit')
  const mayOwn = useMay('games.edit')
  const mayVoid = draw.isOwn ? mayOwn : mayForAll
  const maySeeTickets = useMay('coupons.paid')
  const isOver = draw.state !== 'open' && draw.state !== 'closed'
  return (
    <>
      <PageHeader
        title={`${format.value('drawGame', draw.gameCode)} #${draw.number}`}
        backTo="/draws"
        detail={<StatusChip group="drawState" code={draw.state} />}
        actions={mayVoid && !isOver && <VoidButton draw={draw} />}
      />
      <Panel>
        <DrawFacts draw={draw} />
      </Panel>
      <Panel title={translate('draws.result')}>
        {draw.outcome ? <Outcome of={draw.outcome} /> : translate('draws.noResult')}
      </Panel>
      <Panel title={translate('draws.seeds')}>
        <Seeds draw={draw} />
      </Panel>
      {maySeeTickets && (
        <Panel title={translate('resources.draw-tickets.name', { smart_count: 2 })} isFlush>
          <RelatedList
            resource="draw-tickets"
            filter={{ drawId: draw.id }}
            sort={{ field: 'id', order: 'DESC' }}
          >
            {drawTicketColumns({ withDraw: false })}
          </RelatedList>
        </Panel>
      )}
      <RecordHistory />
    </>
  )
}

function DrawFacts({ draw }: { draw: DrawRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const label = (name: string) => translate(`resources.draws.fields.${name}`)
  const count = draw.sums.reduce((sum, { ticketCount }) => sum + ticketCount, 0)
  const failure: Fact[] =
    draw.failedBecause === null
      ? []
      : [
          [label('failedBecause'), format.value('drawFailure', draw.failedBecause)],
          draw.reason !== null && [label('reason'), draw.reason],
        ]
  return (
    <Facts
      facts={[
        [label('closesAt'), <Time hasSeconds at={draw.closesAt} />],
        [label('drawsAt'), <Time hasSeconds at={draw.drawsAt} />],
        [label('isOwn'), translate(`draws.${draw.isOwn ? 'ownSite' : 'allSites'}`)],
        [label('paidAt'), <Time hasSeconds at={draw.paidAt} />],
        [label('ticketCount'), format.count(count)],
        [label('stakeMinor'), <Sums of={draw.sums} field="stakeMinor" />],
        [label('winMinor'), <Sums of={draw.sums} field="winMinor" />],
        [label('returnedMinor'), <Sums of={draw.sums} field="returnedMinor" />],
        ...failure,
      ]}
    />
  )
}

/** The seeds that are published so far, whole, since anybody may compare them. */
function Seeds({ draw }: { draw: DrawRow }) {
  const translate = useTranslate()
  const label = (name: string) => translate(`resources.draws.fields.${name}`)
  const seeds = [
    ['hash', draw.hash],
    ['serverSeed', draw.serverSeed],
    ['clientSeed', draw.clientSeed],
  ] as const
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {seeds.map(([name, seed]) => (
        <div key={name}>
          <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {label(name)}
          </Box>
          <Box
            component="dd"
            dir="ltr"
            sx={{ m: 0, fontFamily: 'monospace', fontSize: 13, overflowWrap: 'anywhere' }}
          >
            {seed ?? <Dash />}
          </Box>
        </div>
      ))}
    </Box>
  )
}
