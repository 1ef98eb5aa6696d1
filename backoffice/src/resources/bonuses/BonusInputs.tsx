import { BONUS_CATEGORIES, type BonusCategory } from '@grandstand/shared-types/bonuses/categories'
import { findLanguage } from '@grandstand/shared-types/languages/table'
import { Box } from '@mui/material'
import { required, useTranslate } from 'ra-core'
import { BooleanInput, SelectInput } from 'react-admin'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { useWatch } from 'react-hook-form'
import { FormSection } from '../../record/form/FormSection.tsx'
import { NumberInput, TimeInput } from '../../record/inputs/ParsedInput.tsx'
import { LanguageTabs } from '../../record/languages/LanguageTabs.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { TryOfferLink } from '../tried-rules/TryOfferLink.tsx'
import { BonusSentences } from './BonusSentences.tsx'
import { CountInputs } from './CountInputs.tsx'
import { TermsInputs } from './TermsInputs.tsx'
import { termsOf, type TypedTerms } from './termsValues.ts'
import { WhoInputs } from './WhoInputs.tsx'

const CATEGORIES = BONUS_CATEGORIES.map((id) => ({ id, name: `values.bonusCategory.${id}` }))

interface Typed {
  category: BonusCategory
  terms: TypedTerms
}

/** The inputs, and beside them the sentences that their values make. The category of an offer stays. */
export function BonusInputs({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  const [category, terms] = useWatch<Typed, ['category', 'terms']>({ name: ['category', 'terms'] })
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        columnGap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <FormSection isPaired>
          <SelectInput
            source="category"
            choices={CATEGORIES}
            validate={required()}
            disabled={!isNew}
          />
          <NumberInput source="listOrder" min={0} step={1} validate={required()} />
          <TimeInput source="shownFrom" />
          <TimeInput source="shownUntil" />
          <BooleanInput source="isShown" helperText="bonuses.shownHint" />
        </FormSection>
        <LanguageTabs source={['titles', 'texts']} inputs={(language) => <Texts in={language} />} />
        <TermsInputs category={category} terms={termsOf(terms, category)} />
        <CountInputs />
        <WhoInputs />
      </Box>
      <Box
        aria-live="polite"
        sx={{ position: { md: 'sticky' }, top: 72, order: { xs: -1, md: 0 }, minWidth: 0 }}
      >
        <Panel title={translate('bonuses.reads')}>
          <BonusSentences terms={termsOf(terms, category)} category={category} />
        </Panel>
        <TryOfferLink category={category} terms={termsOf(terms, category)} />
      </Box>
    </Box>
  )
}

function Texts({ in: language }: { in: string }) {
  const { dir = 'ltr', bcp47: lang = language } = findLanguage(language) ?? {}
  return (
    <>
      <TextInput
        source={`titles.${language}`}
        label="bonuses.title"
        slotProps={{ htmlInput: { maxLength: 120, lang, dir } }}
      />
      <TextInput
        source={`texts.${language}`}
        label="bonuses.text"
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 5_000, lang, dir } }}
      />
    </>
  )
}
