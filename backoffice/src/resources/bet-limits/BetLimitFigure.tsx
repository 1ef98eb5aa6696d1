import { BET_LIMIT_SETS, type BetLimits } from '@grandstand/shared-types/coupons/limits/bet_limits'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFigureText } from '../../limits/useFigureText.ts'
import type { BET_LIMIT_FIGURES } from './betLimitFigures.ts'

interface BetLimitFigureProps {
  limits: BetLimits
  currency: string
  name: (typeof BET_LIMIT_FIGURES)[number]
}

/** A general figure, with those that replace it for single and combined coupons. */
export function BetLimitFigure({ limits, currency, name }: BetLimitFigureProps) {
  const translate = useTranslate()
  const text = useFigureText(currency)
  return (
    <>
      {text(name, limits[name])}
      {BET_LIMIT_SETS.map((set) => {
        const own = name === 'minSelections' ? undefined : limits[set]?.[name]
        if (own === undefined) return null
        return (
          <Box key={set} sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
            {translate(`limitScreens.shortSet.${set}`)}: {text(name, own)}
          </Box>
        )
      })}
    </>
  )
}
