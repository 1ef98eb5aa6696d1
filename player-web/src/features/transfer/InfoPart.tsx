import type { TransferForm } from '@grandstand/shared-types/themes/transfer_form'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MethodFacts } from '../money/index.ts'
import type { Choice } from './choices.ts'
import styles from './Transfer.module.css'

interface InfoPartProps {
  form: TransferForm['info']
  choice: Choice
  currency: string
}

/** Limits and notes of the chosen method: open, or folded. */
export function InfoPart({ form, choice: { category, method }, currency }: InfoPartProps) {
  const { t } = useTranslation()
  if (method === null && category.info === '') return null
  const content = (
    <div className={styles.facts}>
      {category.info !== '' && <p>{category.info}</p>}
      {method && <MethodFacts method={method} currency={currency} />}
    </div>
  )
  if (form === 'collapsed') {
    return (
      <details className={styles.info}>
        <summary>
          {t('transfer.info')}
          <ChevronDown size={16} aria-hidden />
        </summary>
        {content}
      </details>
    )
  }
  return (
    <section className={styles.info} aria-labelledby="transfer-info">
      <h2 id="transfer-info">{t('transfer.info')}</h2>
      {content}
    </section>
  )
}
