import { required, useTranslate, type RaRecord } from 'ra-core'
import { BooleanInput } from 'react-admin'
import { useFormat } from '../../format/useFormat.ts'
import { useMay } from '../../access/useMay.ts'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { CurrencyRows } from '../../record/inputs/CurrencyRows.tsx'
import { MoneyInput, NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { CalendarInputs } from './CalendarInputs.tsx'
import { priceRowsOf } from './calendarValues.ts'
import { bodyOf, rowsOf } from './drawGameValues.ts'

/** When a game is drawn, and what a ticket of it may cost and win. */
export default function DrawGameForm() {
  const format = useFormat()
  return (
    <RecordForm
      transform={bodyOf}
      valuesOf={(record?: RaRecord) => ({
        ...rowsOf(record?.['limits']),
        priceRows: priceRowsOf(record?.['calendar']?.prices),
      })}
      titleOf={({ code }: RaRecord) => format.value('drawGame', String(code))}
      inputs={() => <Inputs />}
      below={<RecordHistory />}
    />
  )
}

function Inputs() {
  const translate = useTranslate()
  const mayEditForAll = useMay('draws.edit')
  return (
    <>
      <FormSection title={translate('drawGames.here')}>
        <BooleanInput source="isShown" helperText="drawGames.shownHint" />
      </FormSection>
      <CalendarInputs />
      {mayEditForAll && <InputsForAll />}
    </>
  )
}

/** What holds for every brand. */
function InputsForAll() {
  const translate = useTranslate()
  return (
    <>
      <FormSection
        title={translate('drawGames.everywhere')}
        hint={translate('drawGames.everywhereHint')}
        isPaired
      >
        <NumberInput
          source="intervalSeconds"
          min={30}
          step={1}
          validate={required()}
          helperText="drawGames.intervalHint"
        />
        <NumberInput
          source="salesCloseSeconds"
          min={5}
          step={1}
          validate={required()}
          helperText="drawGames.closeHint"
        />
        <NumberInput source="drawsAhead" min={1} max={50} step={1} validate={required()} />
        <BooleanInput source="isEnabled" helperText="drawGames.enabledHint" />
      </FormSection>
      <FormSection title={translate('drawGames.limits')} hint={translate('drawGames.limitsHint')}>
        <CurrencyRows source="limitRows" currencyLabel="drawGames.currency">
          <MoneyInput source="minStakeMinor" label="drawGames.minStake" isRequired />
          <MoneyInput source="maxStakeMinor" label="drawGames.maxStake" isRequired />
          <MoneyInput source="maxWinMinor" label="drawGames.maxWin" isRequired />
        </CurrencyRows>
      </FormSection>
    </>
  )
}
