import { matchName } from '../../../format/matchName.ts'
import { useRef } from 'react'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { MOST_GOALS, cellAt } from '@grandstand/shared-types/coupons/risk/score_grid'
import { useFormat } from '../../../format/useFormat.ts'
import { cellByKey, heatPercent, scoreText } from './heat.ts'
import type { MatchNames } from './matchNames.ts'

const GOALS = Array.from({ length: MOST_GOALS + 1 }, (_, goals) => goals)
const MINOR_PER_UNIT = 100

interface ScoreTableProps {
  match: MatchNames
  /** What the house keeps, cell by cell. */
  nets: readonly number[]
  chosen: number
  onChoose: (index: number) => void
}

/** Home goals by away goals. One cell is in the way of the Tab key; arrow keys move over the others. */
export function ScoreTable({ match, nets, chosen, onChoose }: ScoreTableProps) {
  const translate = useTranslate()
  const table = useRef<HTMLTableElement>(null)
  const largest = Math.max(...nets.map(Math.abs))
  const move = (from: number, key: string): boolean => {
    const next = cellByKey(from, key, MOST_GOALS)
    if (next === null) return false
    onChoose(next)
    table.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus()
    return true
  }
  return (
    <Box
      component="table"
      role="grid"
      ref={table}
      aria-label={matchName(match)}
      sx={{
        'borderCollapse': 'separate',
        'borderSpacing': 2,
        'width': '100%',
        'minWidth': 500,
        'p': 1,
        '& th': {
          position: 'sticky',
          insetInlineStart: 0,
          minWidth: 26,
          fontSize: 12,
          fontWeight: 600,
          color: 'text.secondary',
          bgcolor: 'background.paper',
        },
      }}
    >
      <thead>
        <tr>
          <td />
          {GOALS.map((count) => (
            <th
              key={count}
              scope="col"
              aria-label={translate('risk.awayGoals', { name: match.away, smart_count: count })}
            >
              {count}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GOALS.map((home) => (
          <tr key={home}>
            <th
              scope="row"
              aria-label={translate('risk.homeGoals', { name: match.home, smart_count: home })}
            >
              {home}
            </th>
            {GOALS.map((away) => {
              const index = cellAt(home, away)
              return (
                <Cell
                  key={away}
                  index={index}
                  minor={nets[index] ?? 0}
                  largestMinor={largest}
                  isChosen={index === chosen}
                  onChoose={() => onChoose(index)}
                  onArrow={(key) => move(index, key)}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

interface CellProps {
  index: number
  minor: number
  largestMinor: number
  isChosen: boolean
  onChoose: () => void
  /** Returns whether the key moved the choice. */
  onArrow: (key: string) => boolean
}

function Cell({ index, minor, largestMinor, isChosen, onChoose, onArrow }: CellProps) {
  const translate = useTranslate()
  const format = useFormat()
  const units = Math.round(minor / MINOR_PER_UNIT)
  const sign = minor > 0 ? '+' : minor < 0 ? '−' : ''
  const text = `${sign}${format.count(Math.abs(units))}`
  const percent = heatPercent(minor, largestMinor)
  return (
    <Box
      component="td"
      role="gridcell"
      data-cell={index}
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-label={translate('risk.cell', { score: scoreText(index), net: text })}
      onClick={onChoose}
      onFocus={onChoose}
      onKeyDown={(event) => {
        if (onArrow(event.key)) event.preventDefault()
      }}
      sx={{
        height: { xs: 34, sm: 38 },
        minWidth: 50,
        px: 0.5,
        textAlign: 'center',
        fontSize: 12,
        whiteSpace: 'nowrap',
        cursor: 'pointer',
        borderRadius: '3px',
        outline: isChosen ? '2px solid' : 'none',
        outlineColor: (theme) => theme.palette.primary.main,
        color: 'text.primary',
        bgcolor: ({ palette: { tokens } }) =>
          `color-mix(in srgb, ${minor < 0 ? tokens.bad : tokens.good} ${percent}%, ${tokens.surface})`,
      }}
    >
      <bdi dir="ltr">{text}</bdi>
    </Box>
  )
}
