import type { TransferForm } from '@grandstand/shared-types/themes/transfer_form'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './Transfer.module.css'

/** Limits and notes of the chosen method: open, or folded. */
export function InfoPart({ form }: { form: TransferForm['info'] }) {
  const { t } = useTranslation()
  if (form === 'collapsed') {
    return (
      <details className={styles.info}>
        <summary>
          {t('transfer.info')}
          <ChevronDown size={16} aria-hidden />
        </summary>
        <p>{t('transfer.infoHint')}</p>
      </details>
    )
  }
  return (
    <section className={styles.info} aria-labelledby="transfer-info">
      <h2 id="transfer-info">{t('transfer.info')}</h2>
      <p>{t('transfer.infoHint')}</p>
    </section>
  )
}
