import { BET_LIMIT_SETS, type BetLimits } from '@grandstand/shared-types/coupons/limits/bet_limits'
import type { LimitSet } from '@grandstand/shared-types/coupons/limits/limit_set'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFigureText } from '../../limits/useFigureText.ts'

interface BetLimitFigureProps {
  limits: BetLimits
  currency: string
  name: keyof LimitSet
}

/** A general figure, with the figures that replace it for single and combined coupons. */
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
