import type { RealityView } from '@grandstand/shared-types/wire/people/protection'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { serverNow } from '../../api/serverClock.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { protectionQuery, useProtectionChange } from './protectionQuery.ts'
import styles from './Protection.module.css'

/** Longest time of one timer. */
const LONGEST_WAIT_MS = 60_000

/** Opens the reality check when it is due, over any page (must-hold A8). */
export default function RealityHost({ currency }: { currency: string }) {
  const { data } = useQuery(protectionQuery)
  const dueAt = data?.reality.dueAt ?? null
  const isDue = useIsDue(dueAt)
  return isDue && data ? <RealityCheck reality={data.reality} currency={currency} /> : null
}

function useIsDue(dueAt: number | null): boolean {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (dueAt === null || dueAt <= now) return
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(250, dueAt - serverNow()))
    const timer = setTimeout(() => setNow(serverNow()), wait)
    return () => clearTimeout(timer)
  }, [dueAt, now])
  return dueAt !== null && dueAt <= now
}

function RealityCheck({ reality, currency }: { reality: RealityView; currency: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { refetch } = useQuery(protectionQuery)
  const answer = useProtectionChange(() => call('POST /v1/me/protection/reality-check/answers'))
  // reads the figures of the moment at which it opens
  useEffect(() => void refetch(), [refetch])
  const minutes = Math.floor((serverNow() - reality.since) / 60_000)
  const goOn = () => answer.mutate(undefined)
  const net = reality.wonMinor - reality.stakedMinor
  return (
    <Dialog title={t('protection.reality.title')} onClose={goOn}>
      <div className="dialog-body">
        <p>{t('protection.reality.played', { count: minutes })}</p>
        <dl className={styles.facts}>
          <dt>{t('protection.reality.staked')}</dt>
          <dd dir="ltr">{format.money(reality.stakedMinor, currency)}</dd>
          <dt>{t('protection.reality.won')}</dt>
          <dd dir="ltr">{format.money(reality.wonMinor, currency)}</dd>
          <dt>{t('protection.reality.net')}</dt>
          <dd dir="ltr" data-negative={net < 0}>
            {format.money(net, currency)}
          </dd>
        </dl>
        {answer.error && <p className={styles.fault}>{failureText(answer.error, t, format)}</p>}
        <div className="dialog-actions">
          <Button disabled={answer.isPending} onClick={goOn} data-autofocus>
            {t('protection.reality.goOn')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
