import {
  COMMISSION_BASES,
  COMMISSION_COSTS,
  COMMISSION_SCOPES,
  NEGATIVE_PERIODS,
  TURNOVER_SHARES,
} from '@grandstand/shared-types/statements/commission'
import { Box, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { CodeChecks } from '../../record/inputs/CodeChecks.tsx'
import { BandInputs } from './BandInputs.tsx'
import { mayPayTurnover, type TypedTerms } from './terms.ts'

const BASIS = ['basis', 'commissionBasis', COMMISSION_BASES] as const
const TURNOVER = ['turnover', 'turnoverShare', TURNOVER_SHARES] as const
const CHOICES = [
  ['scope', 'commissionScope', COMMISSION_SCOPES],
  ['negative', 'negativePeriods', NEGATIVE_PERIODS],
] as const

interface TermsInputsProps {
  terms: TypedTerms
  onChange: (terms: TypedTerms) => void
  /** True for terms that are only tried. */
  isUndated?: boolean
}

/** The fields of a version; some show only for the bases and negative periods that use them. */
export function TermsInputs({ terms, onChange, isUndated = false }: TermsInputsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const label = (name: string) => translate(`resources.commission-plans.fields.${name}`)
  const choices = [BASIS, ...(mayPayTurnover(terms) ? [TURNOVER] : []), ...CHOICES]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {!isUndated && (
        <TextField
          type="date"
          label={label('fromDay')}
          value={terms.fromDay}
          onChange={(event) => onChange({ ...terms, fromDay: event.target.value })}
          helperText={translate('plans.hint')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {choices.map(([name, group, codes]) => (
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
      {terms.negative === 'cap' && (
        <TextField
          label={label('carryCapMinor')}
          value={terms.capText}
          onChange={(event) => onChange({ ...terms, capText: event.target.value })}
          helperText={translate('plans.capHint')}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
      )}
      {terms.basis === 'netWin' && (
        <CodeChecks
          label={label('costs')}
          group="commissionCost"
          all={COMMISSION_COSTS}
          chosen={terms.costs}
          onChange={(costs) => onChange({ ...terms, costs })}
        />
      )}
      <BandInputs
        label={label('bands')}
        bands={terms.bands}
        onChange={(bands) => onChange({ ...terms, bands })}
      />
      {mayPayTurnover(terms) && terms.turnover !== 'none' && (
        <BandInputs
          label={label('turnoverBands')}
          bands={terms.turnoverBands}
          onChange={(turnoverBands) => onChange({ ...terms, turnoverBands })}
        />
      )}
    </Box>
  )
}
