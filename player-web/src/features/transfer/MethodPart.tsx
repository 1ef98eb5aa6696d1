import type { TransferForm } from '@grandstand/shared-types/themes/transfer_form'
import { useTranslation } from 'react-i18next'
import styles from './Transfer.module.css'

const PLACES = [0, 1, 2, 3]

/** Empty places for payment methods, as a table, a grid, tabs or a list. */
export function MethodPart({ form }: { form: TransferForm['methods'] }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.places} data-form={form} aria-hidden>
        {form === 'table' && (
          <p className={styles.heads}>
            <span>{t('transfer.method')}</span>
            <span>{t('transfer.min')}</span>
            <span>{t('transfer.max')}</span>
          </p>
        )}
        {PLACES.map((place) => (
          <span key={place} className={styles.place} />
        ))}
      </div>
      <p className={styles.note}>{t('transfer.noMethods')}</p>
    </>
  )
}
