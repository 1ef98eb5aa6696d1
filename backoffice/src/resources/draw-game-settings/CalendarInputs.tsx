import { MOST_TIMES_OF_DAY, WEEKDAYS } from '@grandstand/shared-types/games/draw_calendar'
import { required, useTranslate } from 'ra-core'
import { AutocompleteArrayInput, BooleanInput, TextArrayInput } from 'react-admin'
import { FormSection } from '../../record/form/FormSection.tsx'
import { CurrencyRows } from '../../record/inputs/CurrencyRows.tsx'
import { MoneyInput, NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { QUARTERS } from './calendarValues.ts'

/** The own draws of the site: when they are, and what a bet on them costs. */
export function CalendarInputs() {
  const translate = useTranslate()
  const label = (name: string) => `drawGames.calendar.${name}`
  return (
    <>
      <FormSection
        title={translate(label('title'))}
        hint={translate(label('hint'), { most: MOST_TIMES_OF_DAY })}
        isPaired
      >
        <BooleanInput
          source="calendar.isEnabled"
          label={label('isEnabled')}
          helperText={label('enabledHint')}
          sx={{ gridColumn: '1 / -1' }}
        />
        <TextArrayInput
          source="calendar.times"
          label={label('times')}
          options={QUARTERS}
          helperText={label('timesHint')}
          sx={{ gridColumn: '1 / -1' }}
        />
        <AutocompleteArrayInput
          source="calendar.weekdays"
          label={label('weekdays')}
          choices={WEEKDAYS.map((id) => ({ id, name: label(`weekday.${id}`) }))}
          sx={{ gridColumn: '1 / -1' }}
        />
        <NumberInput
          source="calendar.salesCloseSeconds"
          label="resources.draw-game-settings.fields.salesCloseSeconds"
          min={5}
          step={1}
          validate={required()}
          helperText="drawGames.closeHint"
        />
        <NumberInput
          source="calendar.drawsAhead"
          label="resources.draw-game-settings.fields.drawsAhead"
          min={1}
          max={50}
          step={1}
          validate={required()}
        />
      </FormSection>
      <FormSection title={translate(label('prices'))} hint={translate(label('pricesHint'))}>
        <CurrencyRows source="priceRows" currencyLabel="drawGames.currency">
          <MoneyInput source="priceMinor" label={label('price')} isRequired />
        </CurrencyRows>
      </FormSection>
    </>
  )
}
