import type { UserRow } from '@grandstand/shared-types/wire/accounts'
import { useRecordContext, useTranslate } from 'ra-core'
import { AmountInputs } from '../../limits/AmountInputs.tsx'
import { OtherCurrencies } from '../../limits/OtherCurrencies.tsx'

/** What a dealer sets for players below who bet in other currencies. */
export function CurrencyLimitInputs() {
  const translate = useTranslate()
  const dealer = useRecordContext<UserRow>()
  if (dealer?.type !== 'dealer') return null
  const { currency, limits } = dealer
  return (
    <OtherCurrencies
      own={currency}
      hint={translate('limitScreens.dealerCurrenciesHint', { currency })}
      isSet={(code) => limits?.byCurrency?.[code] !== undefined}
      inputs={(code) => <AmountInputs source={`limits.byCurrency.${code}`} currency={code} />}
    />
  )
}
