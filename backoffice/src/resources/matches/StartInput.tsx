import { required } from 'ra-core'
import { TextInput } from 'react-admin'
import { toTimeInput } from '../../format/time.ts'

/** The kick-off, typed in the machine's time zone and kept as epoch milliseconds. */
export function StartInput() {
  return (
    <TextInput
      source="startsAt"
      type="datetime-local"
      validate={required()}
      format={(value: unknown) => (typeof value === 'number' ? toTimeInput(value) : '')}
      parse={(text: string) => (text ? new Date(text).getTime() : null)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
