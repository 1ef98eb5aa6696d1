import { required, useTranslate } from 'ra-core'
import { ArrayInput, SimpleFormIterator } from 'react-admin'
import { TextInput } from '../../../record/inputs/TextInput.tsx'
import { FormSection } from '../../../record/form/FormSection.tsx'
import { CurrencyRows } from '../../../record/inputs/CurrencyRows.tsx'
import { MoneyInput } from '../../../record/inputs/ParsedInput.tsx'

const LTR = { htmlInput: { dir: 'ltr', maxLength: 40 } } as const

/** Stakes and payouts by currency, and the tables with limits of their own. */
export function LimitInputs() {
  const translate = useTranslate()
  return (
    <>
      <FormSection title={translate('games.limits')} hint={translate('games.limitsHint')}>
        <CurrencyRows source="limitRows" currencyLabel="games.currency">
          <MoneyInput source="minStakeMinor" label="games.minStake" isRequired />
          <MoneyInput source="maxStakeMinor" label="games.maxStake" isRequired />
          <MoneyInput source="maxPayMinor" label="games.maxPay" isRequired />
        </CurrencyRows>
      </FormSection>
      <FormSection title={translate('games.tables')} hint={translate('games.tablesHint')}>
        <ArrayInput source="extras" label={false} sx={{ gridColumn: '1 / -1' }}>
          <SimpleFormIterator inline disableReordering disableClear>
            <TextInput source="id" label="games.tableId" validate={required()} slotProps={LTR} />
            <TextInput
              source="limitId"
              label="games.limitId"
              validate={required()}
              slotProps={LTR}
            />
            <MoneyInput source="minStakeMinor" label="games.minStake" isRequired />
            <MoneyInput source="maxStakeMinor" label="games.maxStake" isRequired />
          </SimpleFormIterator>
        </ArrayInput>
      </FormSection>
    </>
  )
}
