import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { CountryInput } from '../../record/inputs/CountryInput.tsx'
import { NamesInputs, ParentInput, PlaceInputs, withName } from '../catalogue/catalogueInputs.tsx'

export default function CategoryForm() {
  return (
    <RecordForm
      below={<RecordHistory />}
      canDelete
      transform={withName}
      inputs={(isNew) => (
        <FormSection>
          {isNew && <ParentInput source="sportId" reference="sports" />}
          <NamesInputs />
          <CountryInput ofSport />
          <PlaceInputs />
        </FormSection>
      )}
    />
  )
}
