import type { PaymentCategoryView } from '@grandstand/shared-types/wire/money/payments'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { boundsOf } from './amounts.ts'
import styles from './CategoryTable.module.css'
import { Logo } from './Logo.tsx'

interface CategoryTableProps {
  categories: readonly PaymentCategoryView[]
  chosenId: number
  currency: string
  onChoose: (id: number) => void
}

/** The payment categories: logo, name, least and most amount. */
export function CategoryTable({ categories, chosenId, currency, onChoose }: CategoryTableProps) {
  const { t } = useTranslation()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('moneyPage.category')}</th>
          <th scope="col">{t('moneyPage.min')}</th>
          <th scope="col">{t('moneyPage.max')}</th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => {
          const { id, name, logo, openLink, methods } = category
          const { minMinor, maxMinor } = boundsOf(category)
          const kind = openLink === null ? (methods[0]?.payType ?? '') : 'link'
          return (
            <tr key={id} data-chosen={id === chosenId}>
              <th scope="row">
                <button
                  type="button"
                  aria-current={id === chosenId ? 'true' : undefined}
                  onClick={() => onChoose(id)}
                >
                  <Logo src={logo} kind={kind} />
                  <span>{name}</span>
                </button>
              </th>
              <Bound minor={minMinor} currency={currency} />
              <Bound minor={maxMinor} currency={currency} />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Empty for no bound. */
function Bound({ minor, currency }: { minor: number; currency: string }) {
  const format = useFormat()
  return <td>{minor > 0 && <bdi dir="ltr">{format.money(minor, currency)}</bdi>}</td>
}
