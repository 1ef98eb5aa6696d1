import { Box } from '@mui/material'
import { useFormat } from '../format/useFormat.ts'

export interface MoneyLook {
  /** True for a movement: shown with its sign, and coloured by it. */
  isMovement?: boolean
  isStrong?: boolean
}

interface MoneyProps extends MoneyLook {
  minor: number | null | undefined
  currency: string
}

/** An amount in a table: one line, one reading direction, a dash for null. */
export function Money({ minor, currency, isMovement = false, isStrong = false }: MoneyProps) {
  const format = useFormat()
  if (minor === null || minor === undefined) return <Dash />
  const text = isMovement ? format.signedMoney(minor, currency) : format.money(minor, currency)
  return (
    <Box
      component="bdi"
      dir="ltr"
      sx={{
        whiteSpace: 'nowrap',
        fontWeight: isStrong ? 700 : 'inherit',
        color: colourOf(minor, isMovement),
      }}
    >
      {text}
    </Box>
  )
}

function colourOf(minor: number, isMovement: boolean): string {
  if (minor < 0) return 'error.main'
  return isMovement && minor > 0 ? 'success.main' : 'inherit'
}

export function Dash() {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      –
    </Box>
  )
}
