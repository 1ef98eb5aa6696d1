import type { AmountBounds } from '@grandstand/shared-types/payments/amounts'
import { Dash } from '../../fields/Money.tsx'
import { useFormat } from '../../format/useFormat.ts'

/** The least and the most amount; a dash where there is no bound. */
export function BoundsText({ of: { minMinor, maxMinor } }: { of: AmountBounds }) {
  const format = useFormat()
  if (minMinor === 0 && maxMinor === 0) return <Dash />
  const least = minMinor === 0 ? '0' : format.amount(minMinor)
  return (
    <bdi dir="ltr">{maxMinor === 0 ? `≥ ${least}` : `${least} – ${format.amount(maxMinor)}`}</bdi>
  )
}
