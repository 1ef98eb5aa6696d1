/** The look of a market for staff, both with prices to edit and with live prices. */
import type { ReactNode } from 'react'
import { Box, Card, Typography, type CardProps } from '@mui/material'
import { useTranslate } from 'ra-core'
import {
  MARKET_GROUPS,
  type MarketGroup,
} from '@grandstand/shared-types/markets/model/market_group'

const MOST_COLUMNS = 3
/** Most outcomes of a market in half the width; others take the whole width. */
const MOST_IN_HALF = 9

interface MarketFrameProps {
  name: string
  /** Content beside the name: state and buttons. */
  aside: ReactNode
  /** Content below the head. */
  risk: ReactNode
  outcomeCount: number
  /** Least width of a price: on a phone, and in a market of the whole width. */
  cellPx: readonly [phone: number, wide: number]
  borderColor: string
  card?: CardProps & { [attribute: `data-${string}`]: unknown }
  /** Content: the prices. */
  children: ReactNode
}

/** One market: its head, its risk, and its prices in columns. */
export function MarketFrame(props: MarketFrameProps) {
  const { name, aside, risk, outcomeCount, cellPx, borderColor, card, children } = props
  const [phonePx, widePx] = cellPx
  const isWide = outcomeCount > MOST_IN_HALF
  const fill = (leastPx: number) => `repeat(auto-fill, minmax(${leastPx}px, 1fr))`
  const columns = `repeat(${Math.min(outcomeCount, MOST_COLUMNS)}, minmax(0, 1fr))`
  return (
    <Card
      component="section"
      {...card}
      sx={{
        'gridColumn': isWide ? '1 / -1' : 'auto',
        borderColor,
        '&:focus-within': card && { borderColor: 'primary.main' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          pl: 1.5,
          pr: 1,
          minHeight: 40,
          borderBottom: '1px solid',
          borderColor: 'divider',
          bgcolor: (theme) => theme.palette.tokens.raised,
        }}
      >
        <Box component="h3" sx={{ m: 0, flex: 1, minWidth: 0, fontSize: 13, fontWeight: 700 }}>
          {name}
        </Box>
        {aside}
      </Box>
      {risk}
      <Box
        sx={{
          px: 1.5,
          py: 1,
          display: 'grid',
          gap: '8px 12px',
          gridTemplateColumns: { xs: fill(phonePx), sm: isWide ? fill(widePx) : columns },
        }}
      >
        {children}
      </Box>
    </Card>
  )
}

interface PriceFrameProps {
  /** The outcome's name, and its short name that fits the cell. */
  name: string
  label: string
  children: ReactNode
}

/** A price below the name of its outcome. */
export function PriceFrame({ name, label, children }: PriceFrameProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        title={name}
        sx={{
          mb: 0.25,
          fontSize: 12,
          color: 'text.secondary',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {label}
      </Box>
      {children}
    </Box>
  )
}

interface MarketGroupsProps<T> {
  markets: readonly T[]
  groupOf: (market: T) => MarketGroup
  /** Text shown when there are no markets. */
  none: string
  /** The card of one market. */
  children: (market: T) => ReactNode
}

/** Markets by group, in the order of a match page. */
export function MarketGroups<T>({ markets, groupOf, none, children }: MarketGroupsProps<T>) {
  const translate = useTranslate()
  if (markets.length === 0) return <Box sx={{ p: 3, color: 'text.secondary' }}>{none}</Box>
  const groups = Map.groupBy(markets, groupOf)
  return MARKET_GROUPS.filter((group) => groups.has(group)).map((group) => (
    <Box key={group} component="section" sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate(`values.marketGroup.${group}`)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {groups.get(group)?.map(children)}
      </Box>
    </Box>
  ))
}
