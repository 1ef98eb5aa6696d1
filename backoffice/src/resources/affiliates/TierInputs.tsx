import { MOST_TIERS } from '@grandstand/shared-types/affiliates/deal'
import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined'
import { Box, Button, IconButton, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { TypedTier } from './typedDeal.ts'

interface TierInputsProps {
  tiers: readonly TypedTier[]
  currency: string
  onChange: (tiers: TypedTier[]) => void
}

/** A line for each tier: the revenue from which it counts, and its rate; the first one counts from 0. */
export function TierInputs({ tiers, currency, onChange }: TierInputsProps) {
  const translate = useTranslate()
  const change = (at: number, part: Partial<TypedTier>) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...part } : tier)))
  const decimal = { htmlInput: { inputMode: 'decimal', autoComplete: 'off' } } as const
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 1 }}>
      <Box component="legend" sx={{ fontSize: 12, color: 'text.secondary', mb: 1 }}>
        {translate('affiliates.deal.tiers')}
      </Box>
      {tiers.map(({ fromText, rateText }, index) => (
        <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <TextField
            label={`${translate('affiliates.deal.from')} (${currency})`}
            value={fromText}
            disabled={index === 0}
            onChange={(event) => change(index, { fromText: event.target.value })}
            slotProps={decimal}
          />
          <TextField
            label={translate('affiliates.deal.rate')}
            value={rateText}
            onChange={(event) => change(index, { rateText: event.target.value })}
            slotProps={decimal}
          />
          <IconButton
            aria-label={translate('affiliates.deal.removeTier')}
            disabled={index === 0}
            onClick={() => onChange(tiers.filter((_, at) => at !== index))}
          >
            <RemoveIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        startIcon={<AddIcon />}
        disabled={tiers.length >= MOST_TIERS}
        onClick={() => onChange([...tiers, { fromText: '', rateText: '' }])}
        sx={{ justifySelf: 'start' }}
      >
        {translate('affiliates.deal.addTier')}
      </Button>
    </Box>
  )
}
