import { SPORTS } from '@grandstand/shared-types/catalogue/sports'
import { sportName } from '@grandstand/shared-types/languages/staff_words'
import { SEVERAL_SPORTS } from '@grandstand/shared-types/wire/betting/coupons'
import { useTranslate } from 'ra-core'
import { SelectInput } from 'react-admin'
import { useFormat } from '../../format/useFormat.ts'

/** Chooses coupons whose selections are all of one sport, or coupons on several sports. */
export function SportFilter() {
  const translate = useTranslate()
  const { locale } = useFormat()
  return (
    <SelectInput
      source="sportId"
      helperText={false}
      translateChoice={false}
      choices={[
        ...SPORTS.map(({ id }) => ({ id, name: sportName(id, locale) })),
        { id: SEVERAL_SPORTS, name: translate('coupons.severalSports') },
      ]}
    />
  )
}
