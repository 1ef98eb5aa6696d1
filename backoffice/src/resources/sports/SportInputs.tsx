import { required } from 'ra-core'
import { TextInput } from 'react-admin'
import { FormSection } from '../../record/FormSection.tsx'
import { NamesInputs, PlaceInputs } from '../catalogueInputs.tsx'

export function SportInputs() {
  return (
    <FormSection>
      <TextInput source="name" validate={required()} />
      <NamesInputs />
      <PlaceInputs />
    </FormSection>
  )
}
