import type { KeyboardEvent } from 'react'
import { Box, OutlinedInput, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { runnerName } from '@grandstand/shared-types/catalogue/match_name'
import { FINISH_OUTCOMES, type FinishOutcome } from '@grandstand/shared-types/racing/finish/order'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import type { RunnerView } from '@grandstand/shared-types/wire/betting/races'
import { ChoiceField } from '../../../../record/inputs/ChoiceField.tsx'
import { RunnerLabel } from '../../race/RunnerLabel.tsx'
import { placed, type TypedFinish } from './orderDraft.ts'

interface FinishRowProps {
  runner: RunnerView
  kind: FieldKind
  value: TypedFinish
  faults: readonly string[]
  onChange: (value: TypedFinish) => void
  /** Its starting price, as typed. */
  price: string
  isPriceFaulty: boolean
  onPrice: (price: string) => void
}

const BY_KEY = ['didNotFinish', 'disqualified', 'unplaced'] as const

/**
 * How one runner ended: its position typed, the others by a key or from the list. The arrows and Enter go from runner to runner
 * (`FinishRows`).
 */
export function FinishRow(props: FinishRowProps) {
  const { runner, kind, value, faults, onChange, price, isPriceFaulty, onPrice } = props
  const translate = useTranslate()
  const name = runnerName(runner.number, runner.name)
  const faultId = `finish-fault-${runner.number}`
  const hasPrice = kind === 'horses' || kind === 'dogs'
  const isShutOut = runner.status === 'disqualified'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLocaleLowerCase()
    const outcome = BY_KEY.find((one) => translate(`race.finish.keys.${one}`).includes(key))
    if (key.length !== 1 || !outcome) return
    event.preventDefault()
    onChange({ position: '', outcome })
  }
  return (
    <Box component="li" sx={{ borderBottom: '1px solid', borderColor: 'divider', py: 0.5 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: hasPrice
            ? { xs: '56px 72px minmax(0, 1fr)', sm: 'minmax(0, 1fr) 56px 68px 144px' }
            : { xs: '1fr 56px 128px', sm: 'minmax(0, 1fr) 64px 168px' },
          alignItems: 'center',
          gap: 1,
        }}
      >
        {/* on a phone above its fields, of which a race of horses has three */}
        <Box sx={{ minWidth: 0, ...(hasPrice && { gridColumn: { xs: '1 / -1', sm: 'auto' } }) }}>
          <RunnerLabel runner={runner} kind={kind} />
        </Box>
        <OutlinedInput
          size="small"
          value={value.position}
          disabled={isShutOut}
          error={faults.length > 0}
          onChange={(event) => onChange(placed(event.target.value))}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.target.select()}
          inputProps={{
            'aria-label': translate('race.finish.positionOf', { name }),
            'inputMode': 'numeric',
            'autoComplete': 'off',
            'data-finish': runner.number,
            'style': { textAlign: 'center', fontWeight: 700, padding: '7px 4px' },
            ...(faults.length > 0 && { 'aria-describedby': faultId }),
          }}
        />
        {hasPrice && (
          <OutlinedInput
            size="small"
            value={price}
            error={isPriceFaulty}
            placeholder={translate('race.finish.startingPriceShort')}
            onChange={(event) => onPrice(event.target.value)}
            inputProps={{
              'aria-label': `${name}: ${translate('race.finish.startingPrice')}`,
              'inputMode': 'decimal',
              'autoComplete': 'off',
              'style': { textAlign: 'center', padding: '7px 4px' },
            }}
          />
        )}
        <ChoiceField
          label=""
          name={translate('race.finish.outcomeOf', { name })}
          value={value.outcome}
          options={(isShutOut ? (['disqualified'] as const) : FINISH_OUTCOMES).map((outcome) => [
            outcome,
            translate(`race.finish.outcomes.${outcome}`),
          ])}
          onChange={(outcome: FinishOutcome) =>
            onChange({ outcome, position: outcome === 'finished' ? value.position : '' })
          }
          sx={{ m: 0 }}
        />
      </Box>
      {kind === 'motorSport' && value.outcome === 'didNotFinish' && (
        <TextField
          size="small"
          label={translate('race.facts.lapsRun')}
          value={value.laps ?? ''}
          onChange={(event) => onChange({ ...value, laps: event.target.value })}
          slotProps={{
            htmlInput: {
              'aria-label': `${name}: ${translate('race.facts.lapsRun')}`,
              'inputMode': 'numeric',
              'autoComplete': 'off',
            },
          }}
          sx={{ m: 0, mt: 1, inlineSize: 168, float: 'inline-end' }}
        />
      )}
      {faults.length > 0 && (
        <Box id={faultId} sx={{ mt: 0.25, fontSize: 12, color: 'error.main' }}>
          {faults.join('; ')}
        </Box>
      )}
    </Box>
  )
}
