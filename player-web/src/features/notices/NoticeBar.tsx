import { useQuery } from '@tanstack/react-query'
import { Megaphone, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { meQuery } from '../../api/queries.ts'
import { readStored, writeStored } from '../../ui/storedJson.ts'
import styles from './NoticeBar.module.css'

const KEY = 'grandstand.bar.closed'
const MOST_KEPT = 50
const FRESH_MS = 5 * 60_000

function readClosed(): number[] {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : []
}

/** The newest short line of the brand that this browser has not closed. It lies over the page, so that nothing moves. */
export default function NoticeBar() {
  const { t, i18n } = useTranslation()
  const [closed, setClosed] = useState(readClosed)
  const userId = useQuery(meQuery).data?.id
  const { data } = useQuery({
    queryKey: ['notice-bar', i18n.language, userId],
    queryFn: ({ signal }) => call('GET /v1/notice-bar', { query: { lang: i18n.language } }, signal),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })
  const line = data?.find(({ id }) => !closed.includes(id))
  if (!line) return null
  const close = () => {
    const next = [...closed, line.id].slice(-MOST_KEPT)
    setClosed(next)
    writeStored(KEY, next)
  }
  return (
    <div className={styles.bar} role="status">
      <Megaphone size={17} aria-hidden />
      <p>
        <strong>{line.title}</strong> {line.text}
      </p>
      <button type="button" className={styles.close} aria-label={t('common.close')} onClick={close}>
        <X size={17} aria-hidden />
      </button>
    </div>
  )
}
