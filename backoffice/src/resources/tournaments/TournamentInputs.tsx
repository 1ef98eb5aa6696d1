import { required } from 'ra-core'
import { TextInput } from 'react-admin'
import { FormSection } from '../../record/FormSection.tsx'
import { NamesInputs, ParentInput, PlaceInputs } from '../catalogueInputs.tsx'

export function TournamentInputs() {
  return (
    <FormSection>
      <ParentInput source="categoryId" reference="categories" />
      <TextInput source="name" validate={required()} />
      <NamesInputs />
      <PlaceInputs />
    </FormSection>
  )
}
