import { required } from 'ra-core'
import { TextInput } from 'react-admin'
import { RecordForm } from '../../record/FormPage.tsx'
import { FormSection } from '../../record/FormSection.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'

export default function VenueForm() {
  return (
    <RecordForm
      canDelete
      below={<RecordHistory of="venue" />}
      inputs={() => (
        <FormSection>
          <TextInput source="name" validate={required()} />
        </FormSection>
      )}
    />
  )
}
