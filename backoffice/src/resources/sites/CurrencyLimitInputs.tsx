import { LIMIT_AMOUNTS } from '@grandstand/shared-types/coupons/limit_set'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { SiteView } from '@grandstand/shared-types/wire'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import { FormSection } from '../../record/FormSection.tsx'
import { MoneyInput } from '../../record/ParsedInput.tsx'

/** Amounts for players of other currencies than the site's; those that have some stand open. */
export function CurrencyLimitInputs() {
  const translate = useTranslate()
  const site = useRecordContext<SiteView>()
  const others = CURRENCY_CODES.filter((code) => code !== site?.currency)
  return (
    <FormSection
      title={translate('siteSettings.currencies')}
      hint={translate('siteSettings.currenciesHint', { currency: site?.currency ?? '' })}
    >
      {others.map((code) => (
        <Accordion
          key={code}
          variant="outlined"
          slotProps={{ heading: { component: 'h2' } }}
          defaultExpanded={site?.settings.limitsByCurrency?.[code] !== undefined}
        >
          <AccordionSummary
            id={`limits-${code}`}
            aria-controls={`limits-${code}-inputs`}
            expandIcon={<ExpandMoreIcon />}
          >
            {code}
          </AccordionSummary>
          <AccordionDetails>
            {LIMIT_AMOUNTS.map((name) => (
              <MoneyInput
                key={name}
                source={`settings.limitsByCurrency.${code}.${name}`}
                label={`limits.${name}`}
                currency={code}
              />
            ))}
          </AccordionDetails>
        </Accordion>
      ))}
    </FormSection>
  )
}
