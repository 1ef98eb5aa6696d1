import { MOST_POSITION_DOTS, PAPER_WIDTHS_MM } from '@grandstand/shared-types/coupons/model/prints'
import { useTranslate } from 'ra-core'
import { SelectInput } from 'react-admin'
import { FormSection } from '../../record/form/FormSection.tsx'
import { WholeInput } from './WholeInput.tsx'

const WIDTHS = PAPER_WIDTHS_MM.map((id) => ({ id, name: `${id} mm` }))
const POSITIONS = ['barcodeXDots', 'barcodeYDots', 'passwordXDots', 'passwordYDots'] as const

/** Paper of printed tickets, and the positions of bar code and password. */
export function PrintInputs() {
  const translate = useTranslate()
  return (
    <FormSection
      title={translate('siteSettings.printing.title')}
      hint={translate('siteSettings.printing.hint')}
    >
      <SelectInput
        source="settings.printing.paperMm"
        label="siteSettings.printing.paperMm"
        choices={WIDTHS}
        translateChoice={false}
        isRequired
      />
      {POSITIONS.map((name) => (
        <WholeInput key={name} name={`printing.${name}`} max={MOST_POSITION_DOTS} />
      ))}
    </FormSection>
  )
}
