import {
  LUCKY_NAMES,
  LUCKY_PARTS,
  MOST_ALL_WINNERS_PERCENT,
  MOST_CONSOLATION_MULTIPLE,
  type LuckyName,
} from '@grandstand/shared-types/coupons/model/lucky_terms'
import { required, useTranslate } from 'ra-core'
import { SelectInput } from 'react-admin'
import { FormSection } from '../../record/form/FormSection.tsx'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'

/** Bonus and consolation of Lucky coupons of runners (rules 19.12): a row for each. */
export function LuckyInputs() {
  const translate = useTranslate()
  return (
    <FormSection
      title={translate('siteSettings.lucky.title')}
      hint={translate('siteSettings.lucky.hint')}
    >
      {LUCKY_NAMES.map((name) => (
        <LuckyRow key={name} name={name} />
      ))}
    </FormSection>
  )
}

/** `Lucky 15` is called so in every language. */
const titleOf = (name: LuckyName): string => `Lucky ${name.slice('lucky'.length)}`

function LuckyRow({ name }: { name: LuckyName }) {
  const translate = useTranslate()
  const label = (field: string) => `${titleOf(name)}: ${translate(`siteSettings.lucky.${field}`)}`
  const source = `settings.limits.lucky.${name}`
  return (
    <>
      <NumberInput
        source={`${source}.allWinnersPercent`}
        label={label('allWinnersPercent')}
        min={0}
        max={MOST_ALL_WINNERS_PERCENT}
        step={1}
        validate={required()}
      />
      <NumberInput
        source={`${source}.consolationMultiple`}
        label={label('consolationMultiple')}
        min={1}
        max={MOST_CONSOLATION_MULTIPLE}
        step={1}
        validate={required()}
      />
      <SelectInput
        source={`${source}.parts`}
        label={label('parts')}
        choices={LUCKY_PARTS.map((id) => ({ id, name: `siteSettings.lucky.partsOf.${id}` }))}
        validate={required()}
      />
    </>
  )
}
