import { CURRENCY_CODES, type CurrencyCode } from '@grandstand/shared-types/money/currencies'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { FormSection } from '../record/form/FormSection.tsx'

interface OtherCurrenciesProps {
  /** Currency of the amounts above, which has no section here. */
  own: string
  hint: string
  /** Whether a currency has figures; its section is then open. */
  isSet: (code: CurrencyCode) => boolean
  inputs: (code: CurrencyCode) => ReactNode
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(250px, 1fr))' },
  columnGap: 2,
} as const

/** Amounts for players of other currencies, a section for each. */
export function OtherCurrencies({ own, hint, isSet, inputs }: OtherCurrenciesProps) {
  const translate = useTranslate()
  return (
    <FormSection title={translate('limitScreens.currencies')} hint={hint}>
      {CURRENCY_CODES.filter((code) => code !== own).map((code) => (
        <Accordion
          key={code}
          variant="outlined"
          slotProps={{ heading: { component: 'h2' } }}
          defaultExpanded={isSet(code)}
          sx={{ gridColumn: '1 / -1' }}
        >
          <AccordionSummary
            id={`limits-${code}`}
            aria-controls={`limits-${code}-inputs`}
            expandIcon={<ExpandMoreIcon />}
          >
            {code}
          </AccordionSummary>
          <AccordionDetails sx={COLUMNS}>{inputs(code)}</AccordionDetails>
        </Accordion>
      ))}
    </FormSection>
  )
}
