import { required } from 'ra-core'
import { TextInput } from 'react-admin'
import { FormSection } from '../../record/FormSection.tsx'
import { NamesInputs, ParentInput, PlaceInputs } from '../catalogueInputs.tsx'

export function CategoryInputs() {
  return (
    <FormSection>
      <ParentInput source="sportId" reference="sports" />
      <TextInput source="name" validate={required()} />
      <NamesInputs />
      <TextInput source="countryCode" slotProps={{ htmlInput: { maxLength: 3 } }} />
      <PlaceInputs />
    </FormSection>
  )
}
