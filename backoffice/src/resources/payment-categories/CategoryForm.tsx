import { PAYMENT_DIRECTIONS } from '@grandstand/shared-types/payments/states'
import { required, useTranslate, type RaRecord } from 'ra-core'
import { BooleanInput, SelectInput } from 'react-admin'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { findLanguage } from '@grandstand/shared-types/languages/table'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { AddressInput } from '../../record/inputs/AddressInput.tsx'
import { MoneyInput, NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { LanguageTabs } from '../../record/languages/LanguageTabs.tsx'
import { PictureInput } from '../../record/pictures/PictureInput.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'

const MOST_NAME_LENGTH = 120
const MOST_INFO_LENGTH = 4_000

const DIRECTIONS = PAYMENT_DIRECTIONS.map((id) => ({ id, name: `values.paymentDirection.${id}` }))

const NEW = {
  direction: 'deposit',
  names: {},
  info: {},
  minMinor: 0,
  maxMinor: 0,
  listOrder: 0,
  isShown: true,
}

/** A payment category: its texts by language, its bounds, and the address that it opens instead of methods. */
export default function CategoryForm() {
  const { locale } = useFormat()
  return (
    <RecordForm
      transform={sent}
      defaultValues={NEW}
      titleOf={({ names }: RaRecord) => inLanguage(names, locale)}
      canDelete
      inputs={() => <CategoryInputs />}
      below={<RecordHistory />}
    />
  )
}

function CategoryInputs() {
  const translate = useTranslate()
  return (
    <>
      <FormSection isPaired>
        <SelectInput source="direction" choices={DIRECTIONS} validate={required()} />
        <PictureInput source="logo" />
        <MoneyInput source="minMinor" helperText={translate('paymentCategories.boundHint')} />
        <MoneyInput source="maxMinor" helperText={translate('paymentCategories.boundHint')} />
        <AddressInput source="openLink" helperText="paymentCategories.openLinkHint" />
        <NumberInput source="listOrder" min={0} step={1} validate={required()} />
      </FormSection>
      <LanguageTabs source={['names', 'info']} inputs={(language) => <Texts in={language} />} />
      <BooleanInput source="isShown" />
    </>
  )
}

function Texts({ in: language }: { in: string }) {
  const { dir = 'ltr', bcp47: lang = language } = findLanguage(language) ?? {}
  return (
    <>
      <TextInput
        source={`names.${language}`}
        label="paymentCategories.name"
        slotProps={{ htmlInput: { maxLength: MOST_NAME_LENGTH, lang, dir } }}
      />
      <TextInput
        source={`info.${language}`}
        label="paymentCategories.info"
        helperText="paymentCategories.infoHint"
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: MOST_INFO_LENGTH, lang, dir } }}
      />
    </>
  )
}

const sent = (record: Record<string, unknown>) => ({
  direction: record['direction'],
  names: record['names'],
  logo: record['logo'] ?? null,
  minMinor: record['minMinor'] ?? 0,
  maxMinor: record['maxMinor'] ?? 0,
  openLink: record['openLink'] || null,
  info: record['info'] ?? {},
  listOrder: record['listOrder'],
  isShown: record['isShown'],
})
