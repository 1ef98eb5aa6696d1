import { required } from 'ra-core'
import { BooleanInput } from 'react-admin'
import { FormSection } from '../form/FormSection.tsx'
import { NumberInput, TimeInput } from './ParsedInput.tsx'

/** Values of a new record. */
export const NEW_SHOWN = { isShown: true, listOrder: 0, startsAt: null, endsAt: null }

/** When something is shown to players, and where in its list. */
export function ShownWhileInputs() {
  return (
    <FormSection>
      <TimeInput source="startsAt" label="shown.startsAt" />
      <TimeInput source="endsAt" label="shown.endsAt" />
      <NumberInput source="listOrder" label="shown.listOrder" min={0} validate={required()} />
      <BooleanInput source="isShown" label="shown.yes" />
    </FormSection>
  )
}

/** These fields of a record, as the API takes them. */
export const shownWhile = (record: Record<string, unknown>) => ({
  startsAt: record['startsAt'] ?? null,
  endsAt: record['endsAt'] ?? null,
  listOrder: record['listOrder'],
  isShown: record['isShown'],
})
