import { SlipOddsButton } from '../../betslip/index.ts'
import type { CardLine } from './lines.ts'
import type { Priced } from './runnersProps.ts'

/** The price of a runner; nothing for one that does not run, and once none are shown. */
export function RunnerPrice({ line, priced }: { line: CardLine; priced: Priced | undefined }) {
  const { runner, outcome } = line
  if (runner.status !== 'declared' || !priced) return null
  if (!outcome) return <span className="no-price" />
  return <SlipOddsButton {...priced} outcome={outcome} name={outcome.name ?? runner.name} />
}
