import { CurrencyRows } from '../../record/inputs/CurrencyRows.tsx'
import { MoneyInput } from '../../record/inputs/ParsedInput.tsx'

/** The currencies whose players have the boost, each with its highest stake and highest extra. */
export const AmountsInputs = () => (
  <CurrencyRows source="terms.amounts" isLabelled currencyLabel="oddsBoosts.currency">
    <MoneyInput source="highestStakeMinor" label="oddsBoosts.highestStake" isRequired />
    <MoneyInput source="highestExtraMinor" label="oddsBoosts.highestExtra" isRequired />
  </CurrencyRows>
)
