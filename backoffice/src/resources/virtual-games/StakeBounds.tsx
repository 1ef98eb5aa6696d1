import { CURRENCY_CODES, type CurrencyCode } from '@grandstand/shared-types/money/currencies'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { ChoiceField } from '../../record/inputs/ChoiceField.tsx'
import { MONEY } from '../../record/inputs/notations.ts'
import { TypedField } from '../../record/inputs/TypedField.tsx'
import { faultOf, NO_BOUND, type TypedLobby } from './lobbyForm.ts'

const NAMES = ['minStakeMinor', 'maxStakeMinor'] as const

interface StakeBoundsProps {
  stakes: TypedLobby['stakes']
  /** The currency whose fields are always there. */
  own: string | undefined
  onChange: (stakes: TypedLobby['stakes']) => void
}

/** Lowest and highest stake of a lobby in each currency that has bounds. */
export function StakeBounds({ stakes, own, onChange }: StakeBoundsProps) {
  const translate = useTranslate()
  const isThere = (code: CurrencyCode) => code === own || stakes[code] !== undefined
  const others = CURRENCY_CODES.filter((code) => !isThere(code))
  return (
    <Box
      sx={{
        'display': 'grid',
        'gridTemplateColumns': { xs: '1fr', sm: 'repeat(2, minmax(0, 220px))' },
        'gap': 1.5,
        '& .MuiTextField-root': { m: 0 },
      }}
    >
      {CURRENCY_CODES.filter(isThere).map((code) => {
        const bound = stakes[code] ?? NO_BOUND
        return NAMES.map((name) => {
          const fault = faultOf(bound, name)
          return (
            <TypedField
              key={`${code}.${name}`}
              notation={MONEY}
              label={translate(`virtualGames.${name}`, { currency: code })}
              sign={code}
              value={bound[name]}
              onChange={(value) => onChange({ ...stakes, [code]: { ...bound, [name]: value } })}
              isFaulty={fault !== null}
              helperText={fault && translate(fault)}
            />
          )
        })
      })}
      <ChoiceField<CurrencyCode | ''>
        label={translate('virtualGames.addCurrency')}
        value=""
        options={others.map((code) => [code, code] as const)}
        onChange={(code) => code !== '' && onChange({ ...stakes, [code]: NO_BOUND })}
      />
    </Box>
  )
}
