import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { MarketStakes } from '@grandstand/shared-types/wire/betting/coupons'
import { Money } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { liabilityMinor, marginPermille } from './marketRisk.ts'

interface MarketRiskProps {
  marketTypeId: number
  /** Prices of the outcomes that can be bet on. */
  oddsMilli: readonly number[]
  /** Stakes on the market, a row for each currency; undefined for a user who may not see coupons. */
  stakes: readonly MarketStakes[] | undefined
}

/** The margin of a market's prices, and the most that its open coupons can cost the house. */
export function MarketRisk({ marketTypeId, oddsMilli, stakes }: MarketRiskProps) {
  const translate = useTranslate()
  const format = useFormat()
  const margin = marginPermille(marketTypeId, oddsMilli)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        px: 1.5,
        pt: 0.75,
        fontSize: 12,
        color: 'text.secondary',
      }}
    >
      {margin !== null && (
        <Box component="span" sx={margin < 0 ? { color: 'error.main', fontWeight: 700 } : {}}>
          {translate('markets.margin', { percent: format.permille(margin) })}
        </Box>
      )}
      {stakes?.map((market) => (
        <Box component="span" key={market.currency}>
          {translate('markets.liability')}{' '}
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
            <Money minor={liabilityMinor(market)} currency={market.currency} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
