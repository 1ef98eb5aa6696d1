import type { BoardMarket } from '@grandstand/shared-types/wire/betting/book'
import { useTranslation } from 'react-i18next'
import { usePriceState } from '../../odds/usePrice.ts'
import styles from './SuspendedLabel.module.css'

/** One word over the cells of a suspended market; the cells keep their size below it. */
export function SuspendedLabel({ market }: { market: BoardMarket }) {
  const { t } = useTranslation()
  if (usePriceState(market.outcomes[0]?.id ?? 0) !== 'suspended') return null
  return (
    <span className={styles.label} aria-hidden>
      {t('match.suspended')}
    </span>
  )
}
