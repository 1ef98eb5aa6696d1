import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import {
  netMinor,
  worstNetMinor,
  type GridCell,
} from '@grandstand/shared-types/coupons/risk/score_grid'
import { Money } from '../../../fields/Money.tsx'

interface CellDetailProps {
  score: string
  cell: GridCell
  currency: string
}

/** The sums behind one cell. */
export function CellDetail({ score, cell, currency }: CellDetailProps) {
  const translate = useTranslate()
  const lines = [
    ['certainStakes', cell.certainStakesMinor],
    ['certainPayout', cell.certainPayoutMinor],
    ['net', netMinor(cell)],
    ['openStakes', cell.openStakesMinor],
    ['openPayout', cell.openPayoutMinor],
    ['worstNet', worstNetMinor(cell)],
  ] as const
  return (
    <Box
      component="section"
      sx={{ px: 2, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 13, fontWeight: 700 }}>
        {translate('risk.detail', { score })}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: '4px 24px',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
          gridAutoFlow: { sm: 'column' },
          gridTemplateRows: { sm: 'repeat(3, auto)' },
        }}
      >
        {lines.map(([name, minor]) => {
          const isNet = name === 'net' || name === 'worstNet'
          return (
            <Box
              key={name}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: 13 }}
            >
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {translate(`risk.${name}`)}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <Money minor={minor} currency={currency} isMovement={isNet} isStrong={isNet} />
              </Box>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
