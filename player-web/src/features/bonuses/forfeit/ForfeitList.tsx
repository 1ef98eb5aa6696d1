import type { ForfeitedBonus } from '@grandstand/shared-types/wire/money/payments'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { isolated } from '../../../i18n/isolated.ts'

interface ForfeitListProps {
  bonuses: readonly ForfeitedBonus[]
  currency: string
}

/** What each bonus would lose. */
export function ForfeitList({ bonuses, currency }: ForfeitListProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const own = (text: string) => isolated(text, format.language)
  return bonuses.map(({ grantId, title, pocketMinor, leftMinor }) => (
    <span key={grantId} style={{ display: 'block' }}>
      {t('bonuses.forfeit.loses', {
        title: own(title),
        amount: own(format.money(pocketMinor, currency)),
        left: own(format.money(leftMinor, currency)),
      })}
    </span>
  ))
}
