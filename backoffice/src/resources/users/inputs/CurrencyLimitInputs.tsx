import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { useRecordContext, useTranslate } from 'ra-core'
import { AmountInputs } from '../../../limits/AmountInputs.tsx'
import { OtherCurrencies } from '../../../limits/OtherCurrencies.tsx'

/** Limits of a dealer for players of other currencies in the branch below. */
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
