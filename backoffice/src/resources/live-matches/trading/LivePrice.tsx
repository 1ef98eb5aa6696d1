import { Box } from '@mui/material'
import LockIcon from '@mui/icons-material/LockOutlined'
import { useTranslate } from 'ra-core'
import { Odds } from '../../../fields/Odds.tsx'
import { PriceFrame } from '../../matches/markets/MarketFrame.tsx'
import { usePriceMove } from './usePriceMove.ts'

interface LivePriceProps {
  oddsMilli: number
  /** Whether the outcome can be bet on. */
  isActive: boolean
  name: string
  /** The short name that fits the cell. */
  label: string
}

/** A price as players see it, with an arrow for three seconds after it moved; dimmed with a padlock when closed. */
export function LivePrice({ oddsMilli, isActive, name, label }: LivePriceProps) {
  const translate = useTranslate()
  const move = usePriceMove(oddsMilli)
  return (
    <PriceFrame name={name} label={label}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          fontSize: 14,
          fontWeight: 600,
          color: isActive ? 'text.primary' : 'text.secondary',
        }}
      >
        <Odds milli={oddsMilli} />
        {!isActive && <LockIcon sx={{ fontSize: 14 }} aria-hidden />}
        {move && (
          <Box
            component="span"
            role="img"
            aria-label={translate(`live.${move}`)}
            sx={{ color: move === 'up' ? 'success.main' : 'error.main', fontSize: 11 }}
          >
            {move === 'up' ? '▲' : '▼'}
          </Box>
        )}
      </Box>
    </PriceFrame>
  )
}
