import { required, useTranslate } from 'ra-core'
import { TextArrayInput, TextInput } from 'react-admin'
import { FormSection } from '../../record/FormSection.tsx'
import { ParentInput } from '../catalogue/catalogueInputs.tsx'

export function TeamInputs({ isNew = false }: { isNew?: boolean }) {
  const translate = useTranslate()
  return (
    <FormSection>
      {isNew && <ParentInput source="sportId" reference="sports" />}
      <TextInput source="name" validate={required()} />
      <TextInput
        source="countryCode"
        parse={(text: string) => text.toUpperCase() || null}
        slotProps={{ htmlInput: { maxLength: 3 } }}
      />
      <TextArrayInput source="aliases" helperText={translate('catalogue.aliasesHint')} />
    </FormSection>
  )
}
