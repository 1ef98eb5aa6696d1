import { RecordForm } from '../../record/FormPage.tsx'
import { FormSection } from '../../record/FormSection.tsx'
import { NamesInputs, ParentInput, PlaceInputs, withName } from '../catalogue/catalogueInputs.tsx'

export default function TournamentForm() {
  return (
    <RecordForm
      canDelete
      transform={withName}
      inputs={(isNew) => (
        <FormSection>
          {isNew && <ParentInput source="categoryId" reference="categories" />}
          <NamesInputs />
          <PlaceInputs />
        </FormSection>
      )}
    />
  )
}
