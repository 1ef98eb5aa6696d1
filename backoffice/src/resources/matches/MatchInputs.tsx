import { MATCH_STATUSES } from '@grandstand/shared-types/matches'
import { required } from 'ra-core'
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin'
import { toTimeInput } from '../../format/time.ts'
import { FormSection } from '../../record/FormSection.tsx'

const STATUSES = MATCH_STATUSES.map((id) => ({ id, name: `values.matchStatus.${id}` }))

/** What may be changed of a match that is listed. */
export function MatchInputs() {
  return (
    <FormSection>
      <TextInput
        source="startsAt"
        type="datetime-local"
        validate={required()}
        format={(value: unknown) => (typeof value === 'number' ? toTimeInput(value) : '')}
        parse={(text: string) => (text ? new Date(text).getTime() : null)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <SelectInput source="status" choices={STATUSES} validate={required()} />
      <NumberInput source="minSelections" min={1} max={20} step={1} validate={required()} />
      <NumberInput source="listOrder" step={1} />
      <BooleanInput source="active" />
    </FormSection>
  )
}
