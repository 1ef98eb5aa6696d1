import type { OddsBoostBody } from '@grandstand/shared-types/wire/bonuses/odds_boosts'
import { maxLength, minValue, required, useTranslate } from 'ra-core'
import { BooleanInput, TextInput } from 'react-admin'
import { CreatePage } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { NumberInput, OddsInput, SharesInput, TimeInput } from '../../record/inputs/ParsedInput.tsx'
import { WhoInputs } from '../bonuses/WhoInputs.tsx'
import { AmountsInputs } from './AmountsInputs.tsx'
import { MatchesInput } from './MatchesInput.tsx'
import { SubjectInputs } from './SubjectInputs.tsx'

const MOST_NAME_LENGTH = 120
const NEW = {
  terms: {
    matchIds: [],
    marketTypeId: null,
    specifier: '',
    outcomeKey: null,
    isLive: false,
    isSinglesOnly: false,
    leastSelections: 1,
    usesPerPlayer: 1,
    amounts: [{}],
    countries: [],
    branches: [],
  },
}

/** Makes a boost; afterwards it can only be ended. */
export default function BoostCreate() {
  const translate = useTranslate()
  const least = [required(), minValue(1)]
  return (
    <CreatePage redirect="show" transform={sent} defaultValues={NEW}>
      <FormSection isPaired hint={translate('oddsBoosts.fixedHint')}>
        <TextInput
          source="name"
          helperText="oddsBoosts.nameHint"
          validate={[required(), maxLength(MOST_NAME_LENGTH)]}
        />
        <MatchesInput source="terms.matchIds" />
        <TimeInput source="startsAt" isRequired />
        <TimeInput source="endsAt" isRequired />
      </FormSection>
      <FormSection title={translate('oddsBoosts.prices')} hint={translate('oddsBoosts.pricesHint')}>
        <SubjectInputs />
        <SharesInput source="terms.percentMilli" />
        <OddsInput source="terms.priceMilli" />
        <BooleanInput source="terms.isLive" />
      </FormSection>
      <FormSection title={translate('oddsBoosts.coupons')}>
        <BooleanInput source="terms.isSinglesOnly" />
        <NumberInput source="terms.leastSelections" min={1} max={20} step={1} validate={least} />
        <NumberInput source="terms.usesPerPlayer" min={1} max={1000} step={1} validate={least} />
        <AmountsInputs />
      </FormSection>
      <WhoInputs />
    </CreatePage>
  )
}

const sent = ({ name, startsAt, endsAt, terms }: Partial<OddsBoostBody>) => ({
  name,
  startsAt,
  endsAt,
  terms: {
    ...terms,
    marketTypeId: terms?.marketTypeId ?? null,
    specifier: terms?.specifier ?? '',
    outcomeKey: terms?.outcomeKey || null,
    percentMilli: terms?.percentMilli ?? null,
    priceMilli: terms?.priceMilli ?? null,
  },
})
