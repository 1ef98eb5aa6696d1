import { useAtom } from 'jotai'
import { Info, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/Button.tsx'
import { leftMatchesAtom } from '../state/leftMatches.ts'
import styles from './SlipNotices.module.css'

/** The matches that have left the slip, until the player closes the notice. */
export function SlipNotices() {
  const { t } = useTranslation()
  const [left, setLeft] = useAtom(leftMatchesAtom)
  return left.map(({ matchId, names, count }) => (
    <div key={matchId} className={styles.notice} role="status">
      <Info size={16} aria-hidden />
      <span>{t('live.left', { match: names, count })}</span>
      <IconButton
        label={t('live.dismiss')}
        onClick={() => setLeft((before) => before.filter((one) => one.matchId !== matchId))}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  ))
}
