import { deviceOf, type Device } from '@grandstand/shared-types/accounts/device'
import type { SessionView } from '@grandstand/shared-types/wire/people/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LogOut, Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { endSession, ownSessionsQuery } from './ownSessions.ts'
import styles from './SessionRow.module.css'

/**
 * One session: device, address, times, and a button that ends it. The session of this page is ended in the account
 * menu.
 */
export function SessionRow({ session }: { session: SessionView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const device = deviceOf(session.userAgent)
  const name = useDeviceName(device)
  const Icon = device.isHandHeld ? Smartphone : Monitor
  const end = useEndSession(session.id)
  return (
    <li className={styles.row} data-current={session.isCurrent}>
      <Icon size={22} strokeWidth={1.6} className={styles.icon} aria-hidden />
      <div className={styles.body}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {session.isCurrent && <span className={styles.here}>{t('sessions.thisDevice')}</span>}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('sessions.address')}</dt>
            <dd>
              <bdi dir="ltr">{session.ip}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('sessions.begun')}</dt>
            <dd>
              <bdi>{format.dayTime(session.createdAt)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('sessions.lastUsed')}</dt>
            <dd>
              <bdi>{format.dayTime(session.lastSeenAt)}</bdi>
            </dd>
          </div>
        </dl>
        {end.error && (
          <p className={styles.error} role="alert">
            {failureText(end.error, t, format)}
          </p>
        )}
      </div>
      {!session.isCurrent && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('sessions.endOne', { device: name })}
          disabled={end.isPending}
          onClick={() => end.mutate()}
        >
          <LogOut size={16} aria-hidden />
          {t('header.signOut')}
        </Button>
      )}
    </li>
  )
}

function useDeviceName({ browser, system }: Device): string {
  const { t } = useTranslation()
  if (browser !== null && system !== null) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.unknownDevice')
}

/** Ends a session and reads the list again. A session that the server no longer knows counts as ended. */
function useEndSession(sessionId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await endSession(sessionId)
      } catch (error) {
        if (!(error instanceof ApiError) || error.key !== 'notFound') throw error
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  })
}
