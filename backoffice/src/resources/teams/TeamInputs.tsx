import { required } from 'ra-core'
import { TextInput } from 'react-admin'
import { FormSection } from '../../record/FormSection.tsx'
import { ParentInput } from '../catalogueInputs.tsx'

export function TeamInputs() {
  return (
    <FormSection>
      <ParentInput source="sportId" reference="sports" />
      <TextInput source="name" validate={required()} />
      <TextInput source="countryCode" slotProps={{ htmlInput: { maxLength: 3 } }} />
    </FormSection>
  )
}
