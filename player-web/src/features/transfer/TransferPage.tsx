import { TRANSFER_PRESETS } from '@grandstand/shared-types/themes/transfer_presets'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTheme } from '../../theme/pageTheme.ts'
import { ListPage } from '../../ui/ListPage.tsx'
import { ActTabs, type MoneyAct } from '../money/index.ts'
import { NewestPayments } from '../payments/index.ts'
import styles from './Transfer.module.css'
import { TransferScreen } from './TransferScreen.tsx'

/** The request of a deposit or a withdrawal, in the layout of the theme. */
export default function TransferPage() {
  const { t } = useTranslation()
  const { theme } = usePageTheme()
  const [act, setAct] = useState<MoneyAct>('deposit')
  const layout = TRANSFER_PRESETS[theme?.transfer ?? 'classic']
  return (
    <ListPage title={t('transferPage.title')} tabs={<ActTabs act={act} onAct={setAct} />}>
      <TransferScreen key={act} act={act} layout={layout} />
      {layout.history === 'on' && (
        <section className={styles.history} aria-labelledby="transfer-history">
          <h2 id="transfer-history">{t('transfer.history')}</h2>
          <NewestPayments />
        </section>
      )}
    </ListPage>
  )
}
