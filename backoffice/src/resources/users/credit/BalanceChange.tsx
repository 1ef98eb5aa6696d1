import ArrowIcon from '@mui/icons-material/ArrowForward'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Money } from '../../../fields/Money.tsx'

interface BalanceChangeProps {
  name: string
  currency: string
  beforeMinor: number
  afterMinor: number
}

/** The balance of one account, before and after. */
export function BalanceChange({ name, currency, beforeMinor, afterMinor }: BalanceChangeProps) {
  const translate = useTranslate()
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto auto 1fr', sm: '1fr auto auto auto' },
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        borderRadius: '6px',
        bgcolor: (theme) => theme.palette.tokens.raised,
        fontSize: 13,
      }}
    >
      {/* on a phone the name has a line of its own */}
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          fontWeight: 600,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {name}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        <Money minor={beforeMinor} currency={currency} />
      </Box>
      <ArrowIcon titleAccess={translate('credit.becomes')} sx={{ fontSize: 14 }} />
      <Box sx={{ minWidth: 92, textAlign: 'right' }}>
        <Money minor={afterMinor} currency={currency} isStrong />
      </Box>
    </Box>
  )
}
