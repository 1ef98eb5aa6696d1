import { formatOdds } from '@grandstand/shared-types/money/odds'

/** A price, `1.85` for 1850 thousandths. */
export function Odds({ milli }: { milli: number }) {
  return <bdi dir="ltr">{formatOdds(milli)}</bdi>
}
