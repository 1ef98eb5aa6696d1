import type { BoostCost } from '@grandstand/shared-types/wire/bonuses/odds_boosts'
import { Dash, Money } from '../../fields/Money.tsx'

/** What a boost cost so far, a line for each currency. */
export function BoostCosts({ costs }: { costs: readonly BoostCost[] }) {
  if (costs.length === 0) return <Dash />
  return costs.map(({ currency, paidMinor }) => (
    <div key={currency}>
      <Money minor={paidMinor} currency={currency} />
    </div>
  ))
}
