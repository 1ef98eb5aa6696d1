import type { ReactNode } from 'react'
import { ArrayInput, SimpleFormIterator } from 'react-admin'
import { CurrencyInput } from './CurrencyInput.tsx'

interface CurrencyRowsProps {
  source: string
  /** Whether the field's own text stands above the rows; in a section of their own they need none. */
  isLabelled?: boolean
  /** Key of the currency's label. */
  currencyLabel: string
  /** The amounts of a row. */
  children: ReactNode
}

/** Amounts by currency, a row each. */
export const CurrencyRows = ({
  source,
  isLabelled = false,
  currencyLabel,
  children,
}: CurrencyRowsProps) => (
  <ArrayInput source={source} {...(!isLabelled && { label: false })} sx={{ gridColumn: '1 / -1' }}>
    <SimpleFormIterator inline disableReordering disableClear>
      <CurrencyInput label={currencyLabel} />
      {children}
    </SimpleFormIterator>
  </ArrayInput>
)
