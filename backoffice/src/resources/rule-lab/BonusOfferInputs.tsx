import { useEffect } from 'react'
import {
  NEW_OFFER_CATEGORIES,
  type RulesOfToday,
} from '@grandstand/shared-types/wire/betting/rule_lab'
import { required, ResourceContextProvider, SourceContextProvider, useTranslate } from 'ra-core'
import { SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { FormSection } from '../../record/form/FormSection.tsx'
import { CountInputs } from '../bonuses/CountInputs.tsx'
import { TermsInputs } from '../bonuses/TermsInputs.tsx'
import { termsOf } from '../bonuses/termsValues.ts'
import { WhoInputs } from '../bonuses/WhoInputs.tsx'
import { NEW_OFFER, offerForm, type OfferForm } from './trialOrder.ts'

const NEW_CATEGORIES = NEW_OFFER_CATEGORIES.map((id) => ({
  id,
  name: `values.bonusCategory.${id}`,
}))

/** The inputs of an offer are called as in its own form. */
const AS_OFFER = {
  getSource: (source: string) => source,
  getLabel: (source: string) => `resources.bonuses.fields.${source}`,
}

/** An offer with its terms as they are today, or a new one. */
export function BonusOfferInputs({ offers }: { offers: RulesOfToday['offers'] }) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const { setValue, getValues } = useFormContext<OfferForm>()
  const [offerId, category, terms] = useWatch<OfferForm, ['offerId', 'category', 'terms']>({
    name: ['offerId', 'category', 'terms'],
  })
  const isNew = offerId === NEW_OFFER
  const choose = (id: number) => {
    const chosen = offerForm(offers, id)
    setValue('category', chosen.category)
    setValue('terms', chosen.terms)
  }
  // an offer that another form led here with may have gone
  useEffect(() => {
    const isKnown = offers.some(({ id }) => id === getValues('offerId'))
    if (!isKnown) setValue('offerId', NEW_OFFER)
  }, [offers, getValues, setValue])
  return (
    <>
      <FormSection hint={translate(`ruleLab.hints.${isNew ? 'newOffer' : 'bonusOffer'}`)}>
        <SelectInput
          source="offerId"
          label="ruleLab.offer"
          choices={[
            ...offers.map(({ id, titles }) => ({ id, name: inLanguage(titles, locale) })),
            { id: NEW_OFFER, name: translate('ruleLab.newOffer') },
          ]}
          translateChoice={false}
          onChange={({ target }) => choose(Number(target.value))}
          validate={required()}
        />
        {isNew && (
          <SelectInput
            source="category"
            label="resources.bonuses.fields.category"
            choices={NEW_CATEGORIES}
            validate={required()}
          />
        )}
      </FormSection>
      <ResourceContextProvider value="bonuses">
        <SourceContextProvider value={AS_OFFER}>
          <TermsInputs category={category} terms={termsOf(terms, category)} />
          <CountInputs />
          <WhoInputs />
        </SourceContextProvider>
      </ResourceContextProvider>
    </>
  )
}
