import { matchName } from '../../../format/matchName.ts'
import { Box } from '@mui/material'
import type {
  SuspicionFacts,
  SuspicionReportRow,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { useQuery } from '@tanstack/react-query'
import { Authenticated, useGetOne, useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { useReading } from '../../../api/useCall.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { DocumentTitle } from '../../../layout/DocumentTitle.tsx'
import { Failure } from '../../../record/page/Loaded.tsx'
import { PrintLines, PrintSheet } from '../../../record/page/PrintSheet.tsx'
import { CouponsTable } from '../facts/CouponsTable.tsx'
import { OutcomesTable } from '../facts/OutcomesTable.tsx'
import { PlayersTable } from '../facts/PlayersTable.tsx'
import { useReportNames } from '../facts/useReportNames.ts'

const PAGE_WIDTH = 860

/** Tables of a sheet, in every theme. */
const BLACK_ON_WHITE = {
  '& .MuiTableCell-root': { bgcolor: '#ffffff', borderColor: '#999999' },
  '& .MuiTableCell-root, & .MuiTableCell-root *': { color: '#000000' },
}

/** A report on paper: `/suspicion-sheets/:id`. */
export default function ReportSheet() {
  return (
    <Authenticated>
      <Content />
    </Authenticated>
  )
}

function Content() {
  const id = Number(useParams().id)
  const { data: report, error } = useGetOne<SuspicionReportRow>('suspicion-reports', { id })
  const { data: facts } = useQuery(
    useReading('GET /v1/suspicion-reports/:id/facts', { params: { id } })
  )
  return (
    <PrintSheet
      backTo={`/suspicion-reports/${id}/show`}
      isReady={report !== undefined && facts !== undefined}
      width={PAGE_WIDTH}
    >
      <Failure error={error} />
      {report && facts && <Sheet report={report} facts={facts} />}
    </PrintSheet>
  )
}

function Sheet({ report, facts }: { report: SuspicionReportRow; facts: SuspicionFacts }) {
  const translate = useTranslate()
  const format = useFormat()
  const names = useReportNames(report)
  const label = (name: string) => translate(`resources.suspicion-reports.fields.${name}`)
  const title = translate('suspicion.numbered', { id: report.id })
  const { match } = facts
  return (
    <Box sx={BLACK_ON_WHITE}>
      <DocumentTitle text={title} />
      <Box component="h1" sx={{ m: 0, fontSize: 18 }}>
        {title}
      </Box>
      <PrintLines
        lines={[
          [label('matchId'), matchName(match)],
          [translate('suspicion.tournament'), `${match.category} · ${match.tournament}`],
          [label('startsAt'), format.time(match.startsAt)],
          [label('sign'), format.value('suspicionSign', report.sign)],
          [label('state'), format.value('suspicionState', report.state)],
          [label('closedAt'), report.closedAt === null ? '–' : format.time(report.closedAt)],
          [label('contentHash'), report.contentHash ?? '–'],
          ...facts.totals.map(({ currency, couponCount, playerCount, stakesMinor }) => {
            const counts = {
              coupons: format.count(couponCount),
              players: format.count(playerCount),
            }
            const sum = format.money(stakesMinor, currency)
            return [translate('suspicion.total', counts), sum] as const
          }),
        ]}
      />
      <Box sx={{ my: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{report.text}</Box>
      {facts.markets.map((market) => (
        <Box component="section" key={`${market.typeId} ${market.specifier} ${market.currency}`}>
          <Heading text={names.market(market.typeId, market.specifier)} />
          <OutcomesTable report={report} market={market} />
        </Box>
      ))}
      <Heading text={translate('suspicion.players')} />
      <PlayersTable players={facts.players} />
      <Heading text={translate('suspicion.coupons')} />
      <CouponsTable isWhole report={report} facts={facts} />
      <Box sx={{ mt: 5, pt: 0.5, borderTop: '1px solid #000000', fontSize: 12 }}>
        {translate('credit.signature')}
      </Box>
    </Box>
  )
}

const Heading = ({ text }: { text: string }) => (
  <Box component="h2" sx={{ mt: 2, mb: 0.5, fontSize: 14 }}>
    {text}
  </Box>
)
