import { required } from 'ra-core'
import { TextInput } from 'react-admin'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { NamesInputs, PlaceInputs, withName } from '../catalogue/catalogueInputs.tsx'

export default function SportForm() {
  return (
    <RecordForm
      below={<RecordHistory />}
      transform={withName}
      inputs={(isNew) => (
        <FormSection>
          {isNew && <NumberInput source="id" min={1} step={1} validate={required()} />}
          {isNew && <TextInput source="key" validate={required()} />}
          <NamesInputs />
          <PlaceInputs />
        </FormSection>
      )}
    />
  )
}
