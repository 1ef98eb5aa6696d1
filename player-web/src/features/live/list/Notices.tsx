import { CircleAlert, Pause, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { streamClient } from '../../../stream/streamClient.ts'
import { useTransport } from '../../../stream/transport.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './Notices.module.css'

interface NoticesProps {
  /** Number of shown matches whose producer is silent. */
  pausedCount: number
  /** Continues the updates; undefined where they cannot be stopped. */
  onResume?: (() => void) | undefined
}

/** The reason why prices do not move, the most important first; hidden while they move. */
export function Notices({ pausedCount, onResume }: NoticesProps) {
  const { t } = useTranslation()
  const transport = useTransport()
  if (transport === 'polling') {
    return (
      <Bar icon={<WifiOff size={16} aria-hidden />} text={t('live.polling')}>
        <Button size="small" variant="warning" onClick={() => streamClient.retry()}>
          {t('live.reconnect')}
        </Button>
      </Bar>
    )
  }
  if (transport === 'retrying') {
    return <Bar icon={<WifiOff size={16} aria-hidden />} text={t('live.retrying')} />
  }
  if (onResume) {
    return (
      <Bar icon={<Pause size={16} aria-hidden />} text={t('live.pausedByPlayer')}>
        <Button size="small" variant="warning" onClick={onResume}>
          {t('live.resume')}
        </Button>
      </Bar>
    )
  }
  if (pausedCount === 0) return null
  return (
    <Bar
      icon={<CircleAlert size={16} aria-hidden />}
      text={t('live.pricesPaused', { count: pausedCount })}
    />
  )
}

function Bar({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <div className={styles.bar} role="status">
      {icon}
      <span>{text}</span>
      {children}
    </div>
  )
}

/**
 * Says that the pages are behind the play (must-hold A10); shown together with the rows, which would otherwise push it
 * away.
 */
export function DelayNotice() {
  const { t } = useTranslation()
  return <p className={styles.delay}>{t('live.delayed')}</p>
}
