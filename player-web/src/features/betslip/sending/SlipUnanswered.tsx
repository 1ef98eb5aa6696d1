import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { Button } from '../../../ui/Button.tsx'
import type { usePlacing } from '../placing/usePlacing.ts'
import styles from './SlipUnanswered.module.css'

interface SlipUnansweredProps {
  placing: ReturnType<typeof usePlacing>
  onLeave: (() => void) | undefined
}

/** No answer arrived for a sent coupon: offers to send it again under its own key, or to look it up. */
export function SlipUnanswered({ placing: { retry, reset }, onLeave }: SlipUnansweredProps) {
  const { t } = useTranslation()
  const home = useHome()
  const navigate = useNavigate()
  return (
    <div className={styles.card} role="alert">
      <CloudOff size={34} strokeWidth={1.6} className={styles.icon} aria-hidden />
      <p className={styles.title}>{t('slip.unanswered')}</p>
      <p className={styles.hint}>{t('slip.unansweredHint')}</p>
      <Button onClick={retry}>{t('common.retry')}</Button>
      <Button
        variant="quiet"
        onClick={() => {
          reset()
          onLeave?.()
          void navigate(`${home}coupons`)
        }}
      >
        {t('slip.giveUp')}
      </Button>
    </div>
  )
}
