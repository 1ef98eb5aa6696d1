import { lazy, Suspense, useState } from 'react'
import { Box, Skeleton, ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { StatementScope } from '@grandstand/shared-types/statements/figures'
import type { StatementDay, StatementRow } from '@grandstand/shared-types/wire/money/statements'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../api/useCall.ts'
import { CHART_HEIGHT } from '../../charts/chartSize.ts'
import { Money } from '../../fields/Money.tsx'
import { listLink } from '../../list/listLink.ts'
import { Figure, FigureRow } from '../../record/page/Figure.tsx'
import { Loaded } from '../../record/page/Loaded.tsx'
import { Panel } from '../../record/page/Panel.tsx'

const TurnoverChart = lazy(() => import('../../charts/TurnoverChart.tsx'))

const SCOPES: readonly StatementScope[] = ['own', 'branch']

/** Stakes, payouts and profit of a statement by its days, or by the hours of its day; a bar opens the entries of its time. */
export function StatementChart({ statement }: { statement: StatementRow }) {
  const translate = useTranslate()
  const { id, currency, dealerId } = statement
  const answer = useQuery(useReading('GET /v1/statements/:id/days', { params: { id } }))
  const [scope, setScope] = useState<StatementScope>('own')
  const linkOf = ({ from, to }: Pick<StatementDay, 'from' | 'to'>) =>
    listLink('ledger-entries', {
      [scope === 'own' ? 'keptBy' : 'keptInBranchOf']: dealerId,
      currency,
      createdAt_gte: from,
      createdAt_lte: to,
    })
  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={scope}
      aria-label={translate('statements.whose')}
      onChange={(_, chosen: StatementScope | null) => chosen && setScope(chosen)}
    >
      {SCOPES.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`statements.scope.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
  return (
    <Panel title={translate('statements.course')} aside={choice}>
      <Loaded answer={answer}>
        {({ timeZone, [scope]: points }) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Sums points={points} currency={currency} />
            <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
              <TurnoverChart
                title={translate('statements.course')}
                {...{ points, currency, timeZone, linkOf }}
              />
            </Suspense>
          </Box>
        )}
      </Loaded>
    </Panel>
  )
}

function Sums({ points, currency }: { points: readonly StatementDay[]; currency: string }) {
  const translate = useTranslate()
  const stakes = points.reduce((sum, { stakesMinor }) => sum + stakesMinor, 0)
  const payouts = points.reduce((sum, { payoutsMinor }) => sum + payoutsMinor, 0)
  const sums = { stakes, payouts, difference: stakes - payouts }
  return (
    <FigureRow>
      {Object.entries(sums).map(([name, minor]) => (
        <Figure key={name} isQuiet label={translate(`dashboard.${name}`)}>
          <Money minor={minor} currency={currency} />
        </Figure>
      ))}
    </FigureRow>
  )
}
