import type { BonusFigures } from '@grandstand/shared-types/wire/bonuses/days'
import { useTranslate } from 'ra-core'
import { Dash } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { formatPercent } from '../../../record/inputs/percentText.ts'

const WHOLE_MILLI = 100_000

/** What became cash, as a part of what was given; a dash where nothing was given. */
export function ConversionText({
  of: { grantedMinor, convertedMinor },
}: {
  of: Pick<BonusFigures, 'grantedMinor' | 'convertedMinor'>
}) {
  const translate = useTranslate()
  const { locale } = useFormat()
  if (grantedMinor <= 0) return <Dash />
  // tenths of a percent are enough
  const milli = Math.round((convertedMinor * WHOLE_MILLI) / grantedMinor / 100) * 100
  return translate('bonuses.percent', { percent: formatPercent(milli, locale) })
}
