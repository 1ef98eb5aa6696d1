import { FONT_NAMES } from '@grandstand/shared-types/themes/fonts'
import { LAYOUT_CHOICES, LAYOUT_NAMES } from '@grandstand/shared-types/themes/layout'
import { THEME_KEY_FORM } from '@grandstand/shared-types/themes/theme'
import { TRANSFER_PRESET_NAMES } from '@grandstand/shared-types/themes/transfer_presets'
import { regex, required, useTranslate } from 'ra-core'
import { SelectInput, TextInput } from 'react-admin'
import { FormSection } from '../../record/form/FormSection.tsx'
import { PictureInput } from '../../record/pictures/PictureInput.tsx'

const choices = (group: string, codes: readonly string[]) =>
  codes.map((id) => ({ id, name: `themes.${group}.${id}` }))

const isKey = regex(THEME_KEY_FORM, () => ({
  message: 'errors.formWrong',
  args: { 0: 'cup-2026' },
}))

/** The look of the site: layout, fonts, pictures, the transfer request, and the module of overrides. */
export function LayoutInputs() {
  const translate = useTranslate()
  return (
    <>
      <FormSection title={translate('themes.layout')}>
        {LAYOUT_NAMES.map((choice) => (
          <SelectInput
            key={choice}
            source={`design.layout.${choice}`}
            label={`themes.layoutChoice.${choice}`}
            choices={choices(choice, LAYOUT_CHOICES[choice])}
            validate={required()}
          />
        ))}
        {(['text', 'titles'] as const).map((place) => (
          <SelectInput
            key={place}
            source={`design.fonts.${place}`}
            label={`themes.fontPlace.${place}`}
            choices={choices('font', FONT_NAMES)}
            validate={required()}
          />
        ))}
      </FormSection>
      <FormSection title={translate('themes.more')}>
        <SelectInput
          source="design.transfer"
          label="themes.transferForm"
          choices={choices('transfer', TRANSFER_PRESET_NAMES)}
          validate={required()}
        />
        <TextInput
          source="design.overrides"
          label="themes.overrides"
          parse={orNull}
          validate={isKey}
          helperText={translate('themes.overridesHint')}
        />
      </FormSection>
      <FormSection isPaired>
        <PictureInput source="design.logo" label="themes.logo" />
        <PictureInput source="design.background" label="themes.background" />
      </FormSection>
    </>
  )
}

const orNull = (text: string) => text.trim() || null
