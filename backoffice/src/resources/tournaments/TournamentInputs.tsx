import { FormSection } from '../../record/FormSection.tsx'
import { NamesInputs, ParentInput, PlaceInputs } from '../catalogue/catalogueInputs.tsx'

export function TournamentInputs({ isNew = false }: { isNew?: boolean }) {
  return (
    <FormSection>
      {isNew && <ParentInput source="categoryId" reference="categories" />}
      <NamesInputs />
      <PlaceInputs />
    </FormSection>
  )
}
