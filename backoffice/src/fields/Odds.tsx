import { formatOdds } from '@grandstand/shared-types/money/odds'

/** A price: thousandths in, `1.85` out. */
export function Odds({ milli }: { milli: number }) {
  return <bdi dir="ltr">{formatOdds(milli)}</bdi>
}
