import { sportName } from '@grandstand/shared-types/languages/staff_words'
import type { Product } from '@grandstand/shared-types/accounts/user_types'
import { SEVERAL_SPORTS } from '@grandstand/shared-types/wire/betting/coupons'
import type { Turnover, TurnoverSums } from '@grandstand/shared-types/wire/people/dealers'
import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Money } from '../fields/Money.tsx'
import { useFormat } from '../format/useFormat.ts'
import { useCouponsLink } from './useCouponsLink.ts'

/** Products whose turnover comes from coupons, which are listed; the others have no rows here to open. */
const COUPON_PRODUCTS: ReadonlySet<Product> = new Set<Product>(['sport', 'live'])

/** The share of each sport, product and dealer in the stakes; nothing for a list without rows. */
export function TurnoverShares({ turnover }: { turnover: Turnover }) {
  const translate = useTranslate()
  const format = useFormat()
  const { sports, products, dealers, currency } = turnover
  const share = { currency }
  const couponsLink = useCouponsLink(turnover)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <Shares
        {...share}
        title={translate('dashboard.bySport')}
        rows={sports.map((row) => ({
          ...row,
          key: row.sportId ?? 0,
          name: row.sportId
            ? (sportName(row.sportId, format.locale) ?? row.sportId)
            : translate('coupons.severalSports'),
          ...couponsLink({ sportId: row.sportId ?? SEVERAL_SPORTS }),
        }))}
      />
      <Shares
        {...share}
        title={translate('dashboard.byProduct')}
        rows={products.map((row) => ({
          ...row,
          key: row.product,
          name: format.value('product', row.product),
          ...(COUPON_PRODUCTS.has(row.product) && couponsLink({ isLive: row.product === 'live' })),
        }))}
      />
      <Shares
        {...share}
        title={translate('dashboard.topDealers')}
        rows={dealers.map((row) => ({
          ...row,
          key: row.id,
          name: row.username,
          ...couponsLink({ branchOf: row.id }),
        }))}
      />
    </Box>
  )
}

interface SharesProps {
  title: string
  rows: readonly (TurnoverSums & { key: string | number; name: ReactNode; to?: string })[]
  currency: string
}

function Shares({ title, rows, currency }: SharesProps) {
  const most = Math.max(1, ...rows.map(({ stakesMinor }) => stakesMinor))
  if (rows.length === 0) return null
  return (
    <section>
      <Typography variant="h3" sx={{ fontSize: 13, mb: 1, color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {rows.map(({ key, name, to, stakesMinor }) => (
          // a click on the bar counts as a click on the name
          <Box key={key} component="li" sx={{ position: 'relative' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: 13 }}>
              {to ? (
                <Link
                  component={RouterLink}
                  to={to}
                  color="inherit"
                  sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
                >
                  {name}
                </Link>
              ) : (
                <span>{name}</span>
              )}
              <Money minor={stakesMinor} currency={currency} />
            </Box>
            <Box sx={{ mt: 0.5, height: 6, borderRadius: 3, bgcolor: 'action.hover' }}>
              <Box
                sx={{
                  height: 1,
                  borderRadius: 3,
                  bgcolor: 'primary.main',
                  inlineSize: `${(100 * Math.max(0, stakesMinor)) / most}%`,
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  )
}
