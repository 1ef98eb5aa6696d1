import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import styles from './ConnectionBar.module.css'

const RETRY_MS = 4_000

/** Says that the API does not answer, asks again every few seconds, and reloads the page's data once it does. */
export default function ConnectionBar() {
  const { t } = useTranslation()
  const client = useQueryClient()
  useEffect(() => {
    const timer = setInterval(() => {
      void call('GET /v1/sessions/current')
        .then(() => client.invalidateQueries())
        .catch(() => undefined)
    }, RETRY_MS)
    return () => clearInterval(timer)
  }, [client])
  return (
    <div className={styles.bar} role="alert">
      <WifiOff size={16} aria-hidden />
      {t('common.apiDown')}
    </div>
  )
}
