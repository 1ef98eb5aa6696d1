import { TextInput } from 'react-admin'
import { FormSection } from '../../record/FormSection.tsx'
import { NamesInputs, ParentInput, PlaceInputs } from '../catalogue/catalogueInputs.tsx'

export function CategoryInputs({ isNew = false }: { isNew?: boolean }) {
  return (
    <FormSection>
      {isNew && <ParentInput source="sportId" reference="sports" />}
      <NamesInputs />
      <TextInput
        source="countryCode"
        parse={(text: string) => text.toUpperCase() || null}
        slotProps={{ htmlInput: { maxLength: 3 } }}
      />
      <PlaceInputs />
    </FormSection>
  )
}
