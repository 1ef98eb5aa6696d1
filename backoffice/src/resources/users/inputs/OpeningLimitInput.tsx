import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { useRecordContext, useTranslate } from 'ra-core'
import { NumberInput } from '../../../record/inputs/ParsedInput.tsx'
import { describeError } from '../../../api/errors.ts'
import { i18nProvider } from '../../../i18n/provider.ts'

/** How many users a dealer may open; the limit of an existing dealer can only be raised, and 0 means unlimited. */
export function OpeningLimitInput() {
  const translate = useTranslate()
  const current = useRecordContext<UserRow>()?.openingLimit
  const hint =
    current === undefined
      ? translate('people.openingLimitHint')
      : translate(current === 0 ? 'people.openingUnlimited' : 'people.openingLimitFrom', {
          current,
        })
  return (
    <NumberInput
      source="openingLimit"
      min={0}
      step={1}
      helperText={hint}
      validate={(wanted: number | null) => lowerFault(wanted, current)}
    />
  )
}

/** The refusal that the API would answer. */
function lowerFault(wanted: number | null, current: number | undefined): string | undefined {
  if (!current || !wanted || wanted >= current) return undefined
  return describeError(i18nProvider, { key: 'limitNotLower', params: [current] }, 'openingLimit')
}
