import type { TransferForm } from '@grandstand/shared-types/themes/transfer_form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/form/Field.tsx'
import styles from './Transfer.module.css'

const PLACES = [0, 1, 2, 3]
const unchanged = () => undefined

/** The amount as a field, as amounts to choose from, or as a bank with its amounts; disabled without a method. */
export function AmountPart({ form }: { form: TransferForm['amount'] }) {
  const { t } = useTranslation()
  const id = useId()
  if (form === 'bank-list') {
    return (
      <section className={styles.banks} aria-labelledby={id}>
        <h3 id={id}>{t('transfer.bank')}</h3>
        <div className={styles.places} data-form="list" aria-hidden>
          {PLACES.map((place) => (
            <span key={place} className={styles.place} />
          ))}
        </div>
        <p className={styles.note}>{t('transfer.noBanks')}</p>
      </section>
    )
  }
  return (
    <div className={styles.amount}>
      <Field label={t('transfer.amount')} value="" onValue={unchanged} disabled />
      {form === 'chips' && (
        <div className={styles.chips} aria-hidden>
          {PLACES.map((place) => (
            <span key={place} className={styles.place} />
          ))}
        </div>
      )}
    </div>
  )
}
