import {
  COMMISSION_BASES,
  COMMISSION_SCOPES,
  MOST_BANDS,
  NEGATIVE_PERIODS,
} from '@grandstand/shared-types/statements/commission'
import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined'
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import type { TypedBand, TypedTerms } from './terms.ts'

const CHOICES = [
  ['basis', 'commissionBasis', COMMISSION_BASES],
  ['scope', 'commissionScope', COMMISSION_SCOPES],
  ['negative', 'negativePeriods', NEGATIVE_PERIODS],
] as const

interface TermsInputsProps {
  terms: TypedTerms
  onChange: (terms: TypedTerms) => void
}

/** The fields of a version: day, basis, scope, negative periods, and a line for each band. */
export function TermsInputs({ terms, onChange }: TermsInputsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const label = (name: string) => translate(`resources.commission-plans.fields.${name}`)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        type="date"
        label={label('fromDay')}
        value={terms.fromDay}
        onChange={(event) => onChange({ ...terms, fromDay: event.target.value })}
        helperText={translate('plans.hint')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {CHOICES.map(([name, group, codes]) => (
        <TextField
          key={name}
          select
          label={label(name)}
          value={terms[name]}
          onChange={(event) => onChange({ ...terms, [name]: event.target.value })}
        >
          {codes.map((code) => (
            <MenuItem key={code} value={code}>
              {format.value(group, code)}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <BandInputs bands={terms.bands} onChange={(bands) => onChange({ ...terms, bands })} />
    </Box>
  )
}

interface BandInputsProps {
  bands: readonly TypedBand[]
  onChange: (bands: TypedBand[]) => void
}

function BandInputs({ bands, onChange }: BandInputsProps) {
  const translate = useTranslate()
  const label = (name: string) => translate(`resources.commission-plans.fields.${name}`)
  const change = (at: number, part: Partial<TypedBand>) =>
    onChange(bands.map((band, index) => (index === at ? { ...band, ...part } : band)))
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 1 }}>
      <Box component="legend" sx={{ fontSize: 12, color: 'text.secondary', mb: 1 }}>
        {label('bands')}
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
