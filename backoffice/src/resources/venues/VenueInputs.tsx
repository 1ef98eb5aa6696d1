import { required } from 'ra-core'
import { TextInput } from 'react-admin'
import { FormSection } from '../../record/FormSection.tsx'

export function VenueInputs() {
  return (
    <FormSection>
      <TextInput source="name" validate={required()} />
    </FormSection>
  )
}
