import { FormSection } from '../../record/FormSection.tsx'
import { NamesInputs, PlaceInputs } from '../catalogueInputs.tsx'

export function MarketTypeInputs() {
  return (
    <FormSection>
      <NamesInputs />
      <PlaceInputs />
    </FormSection>
  )
}
