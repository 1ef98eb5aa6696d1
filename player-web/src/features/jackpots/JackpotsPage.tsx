import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { jackpotWinsQuery } from './jackpotQueries.ts'
import styles from './JackpotsPage.module.css'
import { JackpotTicker } from './JackpotTicker.tsx'
import { useJackpots } from './useJackpots.ts'
import { WinRow } from './WinRow.tsx'

/** The jackpots of the brand, and who won them, each with its proof. */
export default function JackpotsPage() {
  const { t, i18n } = useTranslation()
  const jackpots = useJackpots()
  const { data, error, refetch } = useQuery(jackpotWinsQuery(i18n.language))
  return (
    <ListPage title={t('jackpotsPage.title')}>
      {jackpots && <JackpotTicker jackpots={jackpots} />}
      {jackpots && data ? (
        data.length === 0 ? (
          <StatePanel
            kind="empty"
            icon={Trophy}
            title={t('jackpots.none')}
            hint={t('jackpots.noneHint')}
          />
        ) : (
          <ul className={styles.wins}>
            {data.map((win) => (
              <WinRow key={win.id} win={win} />
            ))}
          </ul>
        )
      ) : error ? (
        <StatePanel kind="error" title={t('common.failed')}>
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <p className={styles.loading} role="status">
          {t('common.loading')}
        </p>
      )}
    </ListPage>
  )
}
