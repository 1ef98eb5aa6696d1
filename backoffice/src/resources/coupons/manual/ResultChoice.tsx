import {
  deadHeatOf,
  deadHeatResult,
  isPlain,
  MOST_TIED,
  type DeadHeat,
} from '@grandstand/shared-types/coupons/payout/dead_heat'
import {
  OUTCOME_RESULTS,
  type OutcomeResult,
} from '@grandstand/shared-types/markets/model/outcome_result'
import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../../format/useFormat.ts'

interface ResultChoiceProps {
  /** Name of the match, for users of a screen reader. */
  name: string
  mayBeDeadHeat: boolean
  /** Empty until a result is chosen. */
  result: OutcomeResult | ''
  onChange: (result: OutcomeResult | '') => void
}

const DEAD_HEAT = 'deadHeat'
/** The most usual dead heat. */
const TWO_FOR_ONE: DeadHeat = { places: 1, tied: 2 }

/** The result of a selection; for a dead heat with the places left and the number of tied competitors. */
export function ResultChoice({ name, mayBeDeadHeat, result, onChange }: ResultChoiceProps) {
  const translate = useTranslate()
  const format = useFormat()
  const heat = deadHeatOf(result)
  const select = (value: string) => {
    const plain = OUTCOME_RESULTS.find((known) => known === value)
    if (plain) onChange(plain)
    else if (value === DEAD_HEAT) onChange(deadHeatResult(TWO_FOR_ONE))
  }
  return (
    <>
      <TextField
        select
        required
        label={translate('coupons.result')}
        value={result !== '' && !isPlain(result) ? DEAD_HEAT : result}
        onChange={(event) => select(event.target.value)}
        sx={{ width: 150, my: 0.5 }}
        slotProps={{
          select: { SelectDisplayProps: { 'aria-label': translate('manual.resultOf', { name }) } },
        }}
      >
        {OUTCOME_RESULTS.map((code) => (
          <MenuItem key={code} value={code}>
            {format.value('legResult', code)}
          </MenuItem>
        ))}
        {mayBeDeadHeat && <MenuItem value={DEAD_HEAT}>{translate('manual.deadHeat')}</MenuItem>}
      </TextField>
      {heat && (
        <>
          <WholeSelect
            label={translate('manual.places')}
            value={heat.places}
            from={1}
            to={heat.tied - 1}
            onChange={(places) => onChange(deadHeatResult({ ...heat, places }))}
          />
          <WholeSelect
            label={translate('manual.tied')}
            value={heat.tied}
            from={2}
            to={MOST_TIED}
            onChange={(tied) =>
              onChange(deadHeatResult({ tied, places: Math.min(heat.places, tied - 1) }))
            }
          />
        </>
      )}
    </>
  )
}

interface WholeSelectProps {
  label: string
  value: number
  from: number
  to: number
  onChange: (value: number) => void
}

function WholeSelect({ label, value, from, to, onChange }: WholeSelectProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{ width: 110, my: 0.5 }}
    >
      {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((whole) => (
        <MenuItem key={whole} value={whole}>
          {whole}
        </MenuItem>
      ))}
    </TextField>
  )
}
