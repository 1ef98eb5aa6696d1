import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { appVersionQuery } from '../../../api/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { useServiceWorker } from './useServiceWorker.ts'
import styles from './UpdateBar.module.css'

/** Offers to reload the page once the server sends another version of the app than the running one. */
export default function UpdateBar() {
  const { t } = useTranslation()
  useServiceWorker()
  const { data: version = '' } = useQuery(appVersionQuery)
  const [own, setOwn] = useState(version)
  if (own === '' && version !== '') setOwn(version)
  if (own === '' || version === '' || version === own) return null
  return (
    <div className={styles.bar} role="status">
      {t('common.updateReady')}
      <Button size="small" onClick={() => window.location.reload()}>
        {t('common.updateNow')}
      </Button>
    </div>
  )
}
