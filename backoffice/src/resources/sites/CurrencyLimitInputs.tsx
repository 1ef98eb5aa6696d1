import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { useRecordContext, useTranslate } from 'ra-core'
import { AmountInputs } from '../../limits/AmountInputs.tsx'
import { OtherCurrencies } from '../../limits/OtherCurrencies.tsx'
import { AmountsInput, MoneyInput } from '../../record/inputs/ParsedInput.tsx'

/** Limits and stakes for players whose currency is not the site's. */
export function CurrencyLimitInputs() {
  const translate = useTranslate()
  const site = useRecordContext<SiteView>()
  if (!site) return null
  const { limitsByCurrency, stakesByCurrency } = site.settings
  return (
    <OtherCurrencies
      own={site.currency}
      hint={translate('siteSettings.currenciesHint', { currency: site.currency })}
      isSet={(code) => (limitsByCurrency?.[code] ?? stakesByCurrency?.[code]) !== undefined}
      inputs={(code) => (
        <>
          <AmountInputs source={`settings.limitsByCurrency.${code}`} currency={code} />
          <MoneyInput
            source={`settings.stakesByCurrency.${code}.defaultStakeMinor`}
            label="siteSettings.defaultStakeMinor"
            currency={code}
          />
          <AmountsInput
            source={`settings.stakesByCurrency.${code}.couponAmountsMinor`}
            label="siteSettings.couponAmountsMinor"
            helperText={translate('siteSettings.amountsHint')}
          />
        </>
      )}
    />
  )
}
