import { required } from 'ra-core'
import { NumberInput, TextInput } from 'react-admin'
import { FormSection } from '../../record/FormSection.tsx'
import { NamesInputs, PlaceInputs } from '../catalogue/catalogueInputs.tsx'

export function SportInputs({ isNew = false }: { isNew?: boolean }) {
  return (
    <FormSection>
      {isNew && (
        <>
          <NumberInput source="id" min={1} step={1} validate={required()} />
          <TextInput source="key" validate={required()} />
        </>
      )}
      <NamesInputs />
      <PlaceInputs />
    </FormSection>
  )
}
