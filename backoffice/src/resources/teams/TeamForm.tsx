import { required } from 'ra-core'
import { TextArrayInput, TextInput } from 'react-admin'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { CountryInput } from '../../record/inputs/CountryInput.tsx'
import { ParentInput } from '../catalogue/catalogueInputs.tsx'

export default function TeamForm() {
  return (
    <RecordForm
      below={<RecordHistory />}
      canDelete
      inputs={(isNew) => (
        <FormSection>
          {isNew && <ParentInput source="sportId" reference="sports" />}
          <TextInput source="name" validate={required()} />
          <CountryInput ofSport />
          <TextArrayInput source="aliases" helperText="catalogue.aliasesHint" />
        </FormSection>
      )}
    />
  )
}
