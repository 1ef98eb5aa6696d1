import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { slipAtom } from '../state/slipAtoms.ts'
import { toggleBanker } from '../state/slipState.ts'
import type { SlipItem } from '../state/slipTypes.ts'
import styles from './BankerToggle.module.css'

/** Makes the match a banker, which is part of every line of the system. */
export function BankerToggle({ item, isBanker }: { item: SlipItem; isBanker: boolean }) {
  const { t } = useTranslation()
  const setSlip = useSetAtom(slipAtom)
  const match = matchName(item)
  return (
    <button
      type="button"
      className={styles.banker}
      aria-pressed={isBanker}
      aria-label={t('slip.banker', { match })}
      title={t('slip.bankerHint')}
      onClick={() => setSlip((slip) => toggleBanker(slip, item.matchId))}
    >
      {t('slip.bankerLetter')}
    </button>
  )
}
