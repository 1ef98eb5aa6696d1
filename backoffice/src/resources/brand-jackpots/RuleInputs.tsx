import {
  LEAST_MEAN_STAKES_MINOR,
  MOST_RESERVE_PPM,
  MOST_SHARE_PPM,
} from '@grandstand/shared-types/games/jackpot/bounds'
import { LEVEL_KINDS } from '@grandstand/shared-types/games/jackpot/jackpot'
import { Box } from '@mui/material'
import { minValue, required, useTranslate, useWrappedSource } from 'ra-core'
import { SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MoneyInput, NumberInput } from '../../record/inputs/ParsedInput.tsx'

const KINDS = LEVEL_KINDS.map((id) => ({ id, name: `brandJackpots.kind.${id}` }))
const LEAST_MEAN = minValue(LEAST_MEAN_STAKES_MINOR)

const FIELDS = {
  display: 'grid',
  flexGrow: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  columnGap: 2,
  minWidth: 0,
  width: '100%',
  pt: 1,
} as const

/** How a level grows and falls. */
export function RuleInputs({ currency }: { currency: string }) {
  const translate = useTranslate()
  const kind = useWatch<Record<string, string>>({ name: useWrappedSource('kind') })
  return (
    <Box sx={FIELDS}>
      <SelectInput
        source="kind"
        label="brandJackpots.kind.label"
        helperText={`brandJackpots.kind.${kind === 'random' ? 'randomHint' : 'mysteryHint'}`}
        choices={KINDS}
        validate={required()}
      />
      {kind === 'random' && (
        <MoneyInput
          source="meanStakesMinor"
          label="brandJackpots.mean"
          helperText={translate('brandJackpots.meanHint')}
          currency={currency}
          rule={LEAST_MEAN}
          isRequired
        />
      )}
      <NumberInput
        source="sharePpm"
        label="brandJackpots.share"
        helperText={translate('brandJackpots.shareHint')}
        min={0}
        max={MOST_SHARE_PPM}
        step={1}
        validate={required()}
      />
      <NumberInput
        source="reservePpm"
        label="brandJackpots.reserve"
        helperText={translate('brandJackpots.reserveHint')}
        min={0}
        max={MOST_RESERVE_PPM}
        step={1}
        validate={required()}
      />
      <MoneyInput source="seedMinor" label="brandJackpots.seed" currency={currency} isRequired />
      <MoneyInput
        source="mustFallBeforeMinor"
        label="brandJackpots.bound"
        currency={currency}
        isRequired
      />
    </Box>
  )
}
