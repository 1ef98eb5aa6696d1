import {
  MOST_PROMO_CODES,
  type BonusRow,
  type PromoBatchBody,
} from '@grandstand/shared-types/wire/bonuses/office'
import { maxLength, maxValue, minValue, required, useGetList } from 'ra-core'
import { SelectInput, TextInput } from 'react-admin'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { CreatePage } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { NumberInput, TimeInput } from '../../record/inputs/ParsedInput.tsx'

const MOST_LABEL_LENGTH = 80
const WITH_CODES = {
  filter: { category: 'promoCode' },
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'listOrder', order: 'ASC' },
} as const

/** Makes codes of an offer that needs one. */
export default function BatchCreate() {
  const { locale } = useFormat()
  const { data: offers = [] } = useGetList<BonusRow>('bonuses', WITH_CODES)
  return (
    <CreatePage redirect="show" transform={sent}>
      <FormSection isPaired>
        <SelectInput
          source="bonusId"
          choices={offers.map(({ id, titles }) => ({ id, name: inLanguage(titles, locale) }))}
          translateChoice={false}
          helperText="promoBatches.bonusHint"
          validate={required()}
        />
        <TextInput
          source="label"
          helperText="promoBatches.labelHint"
          validate={[required(), maxLength(MOST_LABEL_LENGTH)]}
        />
        <NumberInput
          source="count"
          min={1}
          max={MOST_PROMO_CODES}
          step={1}
          validate={[required(), minValue(1), maxValue(MOST_PROMO_CODES)]}
        />
        <TimeInput source="expiresAt" helperText="promoBatches.expiryHint" />
      </FormSection>
    </CreatePage>
  )
}

const sent = ({ bonusId, label, count, expiresAt }: Partial<PromoBatchBody>) => ({
  bonusId,
  label,
  count,
  expiresAt: expiresAt ?? null,
})
