import { useState } from 'react'
import HistoryIcon from '@mui/icons-material/ShowChart'
import { IconButton, Popover, Tooltip, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { PriceHistoryList, type OutcomeInList } from './PriceHistoryList.tsx'

interface PriceHistoryButtonProps {
  /** The market in words. */
  market: string
  outcomes: readonly OutcomeInList[]
}

/** Opens how the prices of a market came to be, as players see it. */
export function PriceHistoryButton({ market, outcomes }: PriceHistoryButtonProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = translate('markets.history', { name: market })
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <HistoryIcon sx={{ fontSize: 16, color: 'text.secondary' }} />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'role': 'dialog', 'aria-label': label } }}
      >
        <Typography variant="h2" sx={{ px: 1.5, pt: 1.5, fontSize: 13 }}>
          {label}
        </Typography>
        <PriceHistoryList outcomes={outcomes} />
      </Popover>
    </>
  )
}
