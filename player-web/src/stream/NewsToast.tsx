import type { AccountNews } from '@grandstand/shared-types/stream/frames'
import type { AccountNotification } from '@grandstand/shared-types/stream/notifications'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { meQuery } from '../api/queries.ts'
import { useFormat } from '../i18n/format.ts'
import { useHome } from '../i18n/useHome.ts'
import { onAccountNews, type AccountEvent } from './accountNews.ts'
import styles from './NewsToast.module.css'
import { useSessionEnd } from './useSessionEnd.ts'

const SHOWN_MS = 6000

/** A ticket of a draw that won. */
type WonTicket = Extract<AccountNews, { kind: 'drawTicket' }> & { key: 'drawTicketWon' }

/**
 * Shows the latest notification of the account for some seconds, and follows the end of the session. A desk gets no
 * notifications of the bets that it sold.
 */
export default function NewsToast() {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const isDesk = useQuery(meQuery).data?.type === 'terminal'
  const { pathname } = useLocation()
  const [shown, setShown] = useState<AccountNotification | WonTicket | null>(null)

  const take = useEffectEvent((news: AccountEvent) => {
    // a page that shows the draw tells of the win itself, and not before its end
    const isWatched = pathname.startsWith(`${home}draws/`)
    if (news.kind === 'drawTicket' && news.state === 'won' && !isDesk && !isWatched) {
      setShown({ ...news, key: 'drawTicketWon' })
    }
    if (news.kind !== 'notification') return
    const isOfBet = news.notification.key.startsWith('coupon')
    if (!(isDesk && isOfBet)) setShown(news.notification)
  })
  useSessionEnd()
  useEffect(() => onAccountNews(take), [])
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])

  return (
    <div className={styles.place} aria-live="polite">
      {shown && (
        <p className={styles.toast} data-key={shown.key}>
          {shown.key === 'creditSent' || shown.key === 'creditTaken' ? (
            t(`news.${shown.key}`, { amount: format.money(...shown.params) })
          ) : shown.key === 'drawTicketWon' ? (
            <Link to={`${home}draws/tickets/${shown.ticketId}`}>
              {t('news.drawTicketWon', { amount: format.money(shown.winMinor, shown.currency) })}
            </Link>
          ) : shown.key === 'noticeWritten' ? (
            <Link to={`${home}notifications`}>{t('news.noticeWritten')}</Link>
          ) : (
            <Link to={`${home}coupons/${shown.params[0]}`}>{t(`news.${shown.key}`)}</Link>
          )}
          <button type="button" aria-label={t('common.close')} onClick={() => setShown(null)}>
            <X size={16} aria-hidden />
          </button>
        </p>
      )}
    </div>
  )
}
