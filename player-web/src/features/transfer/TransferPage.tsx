import { TRANSFER_PRESETS } from '@grandstand/shared-types/themes/transfer_presets'
import { useTranslation } from 'react-i18next'
import { usePageTheme } from '../../theme/pageTheme.ts'
import { ListPage } from '../../ui/ListPage.tsx'
import { InfoPart } from './InfoPart.tsx'
import { MethodPart } from './MethodPart.tsx'
import { RequestForm } from './RequestForm.tsx'
import styles from './Transfer.module.css'

/**
 * The request of a transfer, in the layout of the theme. There are no payment methods yet: the page shows its parts in
 * their places, and says so.
 */
export default function TransferPage() {
  const { t } = useTranslation()
  const { theme } = usePageTheme()
  const form = TRANSFER_PRESETS[theme?.transfer ?? 'classic']
  return (
    <ListPage title={t('transferPage.title')}>
      <div className={styles.layout} data-side={form.side} data-info={form.info}>
        <section className={styles.methods} aria-labelledby="transfer-methods">
          <h2 id="transfer-methods">{t('transfer.methods')}</h2>
          <MethodPart form={form.methods} />
        </section>
        <InfoPart form={form.info} />
        <RequestForm fields={form.fields} amount={form.amount} />
      </div>
      {form.history === 'on' && (
        <section className={styles.history} aria-labelledby="transfer-history">
          <h2 id="transfer-history">{t('transfer.history')}</h2>
          <p>{t('transfer.noHistory')}</p>
        </section>
      )}
    </ListPage>
  )
}
