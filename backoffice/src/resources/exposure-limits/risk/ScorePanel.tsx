import { useState } from 'react'
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { GridCell } from '@grandstand/shared-types/coupons/risk/score_grid'
import type { ScoreRisk } from '@grandstand/shared-types/wire/betting/risk'
import { Money } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { Figure, FigureRow } from '../../../record/page/Figure.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { CellDetail } from './CellDetail.tsx'
import { extremeOf, GRID_VIEWS, netIn, scoreText, type GridView } from './heat.ts'
import type { MatchNames } from './matchNames.ts'
import { ScoreTable } from './ScoreTable.tsx'

interface ScorePanelProps {
  match: MatchNames
  score: ScoreRisk
}

/** Open coupons in one currency: their sums, and what the house keeps at each score. */
export function ScorePanel({ match, score }: ScorePanelProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { currency, cells } = score
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <FigureRow>
          <Figure label={translate('risk.coupons')}>{format.count(score.couponCount)}</Figure>
          <Figure label={translate('risk.stakes')}>
            <Money minor={score.stakesMinor} currency={currency} />
          </Figure>
        </FigureRow>
      </Box>
      {cells ? (
        <Grid match={match} currency={currency} cells={cells} />
      ) : (
        <Box sx={{ mb: 2, color: 'text.secondary' }}>{translate('risk.noGrid')}</Box>
      )}
    </>
  )
}

function Grid({
  match,
  currency,
  cells,
}: {
  match: MatchNames
  currency: string
  cells: readonly GridCell[]
}) {
  const translate = useTranslate()
  const [view, setView] = useState<GridView>('certain')
  const nets = cells.map((cell) => netIn(view, cell))
  const worst = extremeOf(nets, 'worst')
  const [chosen, choose] = useState<number | null>(null)
  const index = chosen ?? worst
  const cell = cells[index]
  return (
    <Panel
      title={translate('risk.scores', { currency })}
      aside={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={translate('risk.view.label')}
          onChange={(_, next: GridView | null) => next && setView(next)}
        >
          {GRID_VIEWS.map((one) => (
            <ToggleButton key={one} value={one} sx={{ textTransform: 'none', py: 0.5 }}>
              {translate(`risk.view.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
      isFlush
    >
      <ScoreTable match={match} nets={nets} chosen={index} onChoose={choose} />
      <Box sx={{ px: 2, py: 1, fontSize: 12, color: 'text.secondary' }}>
        {translate('risk.scoresHint')}
      </Box>
      <Extremes nets={nets} currency={currency} />
      {cell && <CellDetail score={scoreText(index)} cell={cell} currency={currency} />}
    </Panel>
  )
}

function Extremes({ nets, currency }: { nets: readonly number[]; currency: string }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, px: 2, pb: 1.5 }}>
      {(['worst', 'best'] as const).map((which) => {
        const index = extremeOf(nets, which)
        return (
          <span key={which}>
            {translate(`risk.${which}`)}{' '}
            <bdi>
              <strong>{scoreText(index)}</strong>
            </bdi>{' '}
            <Money minor={nets[index]} currency={currency} isMovement isStrong />
          </span>
        )
      })}
    </Box>
  )
}
