import { MOST_BANDS } from '@grandstand/shared-types/statements/commission'
import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined'
import { Box, Button, IconButton, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { TypedBand } from './terms.ts'

interface BandInputsProps {
  /** Label above the lines. */
  label: string
  bands: readonly TypedBand[]
  onChange: (bands: TypedBand[]) => void
}

/** A line for each band: the fewest selections, and the rate. */
export function BandInputs({ label: legend, bands, onChange }: BandInputsProps) {
  const translate = useTranslate()
  const label = (name: string) => translate(`resources.commission-plans.fields.${name}`)
  const change = (at: number, part: Partial<TypedBand>) =>
    onChange(bands.map((band, index) => (index === at ? { ...band, ...part } : band)))
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 1 }}>
      <Box component="legend" sx={{ fontSize: 12, color: 'text.secondary', mb: 1 }}>
        {legend}
      </Box>
      {bands.map(({ fromText, rateText }, index) => (
        <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <TextField
            label={label('fromSelections')}
            value={fromText}
            onChange={(event) => change(index, { fromText: event.target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
          <TextField
            label={label('rate')}
            value={rateText}
            onChange={(event) => change(index, { rateText: event.target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          />
          <IconButton
            aria-label={translate('plans.removeBand')}
            disabled={bands.length === 1}
            onClick={() => onChange(bands.filter((_, at) => at !== index))}
          >
            <RemoveIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        startIcon={<AddIcon />}
        disabled={bands.length >= MOST_BANDS}
        onClick={() => onChange([...bands, { fromText: '', rateText: '' }])}
        sx={{ justifySelf: 'start' }}
      >
        {translate('plans.addBand')}
      </Button>
    </Box>
  )
}
