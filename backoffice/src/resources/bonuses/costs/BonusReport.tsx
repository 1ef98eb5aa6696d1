import { lazy, Suspense, useState } from 'react'
import type { BonusFigures } from '@grandstand/shared-types/wire/bonuses/days'
import type { BonusReportOffer } from '@grandstand/shared-types/wire/bonuses/report'
import { Box, Card, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../../api/useCall.ts'
import { CHART_HEIGHT } from '../../../charts/chartSize.ts'
import { Money } from '../../../fields/Money.tsx'
import { RecordLink } from '../../../fields/RecordLink.tsx'
import { inLanguage } from '../../../format/inLanguage.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { Figure, FigureRow } from '../../../record/page/Figure.tsx'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { ConversionText } from './ConversionText.tsx'
import { CostTable, type CostRow } from './CostTable.tsx'
import { DayFields, type Days } from '../../../record/inputs/DayFields.tsx'
import { totalOf } from './totalOf.ts'

const CostChart = lazy(() => import('./CostChart.tsx'))

/** What the bonuses of the brand cost by offer and month, as the ledger has it. */
export default function BonusReport() {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<Days>({})
  const answer = useQuery(useReading('GET /v1/bonus-report', { query: chosen }))
  // at first the server chooses: it knows which day the brand has
  const { from, to } = answer.data ?? chosen
  return (
    <>
      <PageHeader title={translate('bonuses.costs.title')} />
      <Card
        sx={{
          'display': 'flex',
          'flexWrap': 'wrap',
          'gap': 1.5,
          'p': 2,
          'mb': 2,
          '& .MuiFormControl-root': { m: 0, width: 150 },
        }}
      >
        <DayFields days={{ ...(from && { from }), ...(to && { to }) }} onChange={setChosen} />
      </Card>
      <Loaded answer={answer}>
        {({ offers }) =>
          offers.length === 0 ? (
            <Panel>{translate('list.none')}</Panel>
          ) : (
            [...Map.groupBy(offers, ({ currency }) => currency)].map(([currency, own]) => (
              <OfCurrency key={currency} currency={currency} offers={own} />
            ))
          )
        }
      </Loaded>
    </>
  )
}

interface OfCurrencyProps {
  currency: string
  offers: readonly BonusReportOffer[]
}

function OfCurrency({ currency, offers }: OfCurrencyProps) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const total = totalOf(offers.map((offer) => offer.total))
  const openMinor = offers.reduce((sum, offer) => sum + offer.openMinor, 0)
  const moved = offers.filter(({ months }) => months.length > 0)
  const money = (label: string, minor: number) => (
    <Figure label={translate(`bonuses.costs.${label}`)}>
      <Money minor={minor} currency={currency} />
    </Figure>
  )
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <FigureRow>
          {money('grantedMinor', total.grantedMinor)}
          <Figure
            label={translate('bonuses.costs.convertedMinor')}
            note={
              total.grantedMinor > 0 && (
                <>
                  {translate('bonuses.costs.conversion')}: <ConversionText of={total} />
                </>
              )
            }
          >
            <Money minor={total.convertedMinor} currency={currency} />
          </Figure>
          {money('returnedMinor', total.returnedMinor)}
          {money('costMinor', total.costMinor)}
          {money('openMinor', openMinor)}
        </FigureRow>
      </Box>
      {moved.length === 0 ? (
        <Panel>{translate('bonuses.costs.none')}</Panel>
      ) : (
        <>
          <Panel title={translate('bonuses.costs.byOffer')}>
            <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
              <CostChart
                title={translate('bonuses.costs.byOffer')}
                groups={moved.map(({ titles, total: figures }) => ({
                  ...figures,
                  label: inLanguage(titles, locale),
                }))}
                currency={currency}
              />
            </Suspense>
          </Panel>
          <Panel title={translate('bonuses.costs.byMonth')} isFlush>
            <ByMonth currency={currency} offers={moved} total={total} />
          </Panel>
        </>
      )}
    </>
  )
}

/** A row for each offer and month; the offer leads to its page, with its days. */
function ByMonth({ currency, offers, total }: OfCurrencyProps & { total: BonusFigures }) {
  const translate = useTranslate()
  const format = useFormat()
  const rows = offers.flatMap(({ bonusId, titles, months }) =>
    months.map(({ month, ...figures }): CostRow => ({
      key: `${bonusId} ${month}`,
      name: (
        <>
          <RecordLink resource="bonuses" id={bonusId}>
            {inLanguage(titles, format.locale)}
          </RecordLink>
          <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
            {month.split('-').toReversed().join('.')}
          </Box>
        </>
      ),
      figures,
    }))
  )
  return (
    <CostTable
      of={translate('bonuses.costs.offerAndMonth')}
      rows={rows}
      total={total}
      currency={currency}
    />
  )
}
