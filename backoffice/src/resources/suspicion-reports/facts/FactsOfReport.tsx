import { Box } from '@mui/material'
import type {
  SuspicionFacts,
  SuspicionReportRow,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../../api/useCall.ts'
import { Money } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { Figure, FigureRow } from '../../../record/page/Figure.tsx'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { CouponsTable } from './CouponsTable.tsx'
import { MarketPanel } from './MarketPanel.tsx'
import { PlayersTable } from './PlayersTable.tsx'

/** The bets that a report is about: of now for a draft, of its closing for another. */
export function FactsOfReport({ report }: { report: SuspicionReportRow }) {
  const answer = useQuery(
    useReading('GET /v1/suspicion-reports/:id/facts', { params: { id: report.id } })
  )
  return <Loaded answer={answer}>{(facts) => <Content report={report} facts={facts} />}</Loaded>
}

function Content({ report, facts }: { report: SuspicionReportRow; facts: SuspicionFacts }) {
  const translate = useTranslate()
  const format = useFormat()
  if (facts.totals.length === 0) return <Panel>{translate('suspicion.none')}</Panel>
  return (
    <>
      {facts.totals.map(({ currency, couponCount, playerCount, stakesMinor, paidMinor }) => (
        <Box key={currency} sx={{ mb: 2 }}>
          <FigureRow>
            <Figure label={translate('suspicion.coupons')}>{format.count(couponCount)}</Figure>
            <Figure label={translate('suspicion.players')}>{format.count(playerCount)}</Figure>
            <Figure label={translate('suspicion.stakes')}>
              <Money minor={stakesMinor} currency={currency} />
            </Figure>
            <Figure label={translate('suspicion.paid')}>
              <Money minor={paidMinor} currency={currency} />
            </Figure>
          </FigureRow>
        </Box>
      ))}
      <MarketPanel report={report} facts={facts} />
      <Panel title={translate('suspicion.players')} isFlush>
        <PlayersTable players={facts.players} />
      </Panel>
      <Panel title={translate('suspicion.coupons')} isFlush>
        <CouponsTable report={report} facts={facts} />
      </Panel>
    </>
  )
}
