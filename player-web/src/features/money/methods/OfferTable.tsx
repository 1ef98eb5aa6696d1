import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Logo } from '../pieces/Logo.tsx'
import type { Offer } from './offers.ts'
import styles from './OfferTable.module.css'

interface OfferTableProps {
  /** What the offers are. */
  heading: string
  offers: readonly Offer[]
  chosenKey: string
  currency: string
  onChoose: (key: string) => void
}

/** Categories or methods to choose from: logo, name, least and most amount. */
export function OfferTable({ heading, offers, chosenKey, currency, onChoose }: OfferTableProps) {
  const { t } = useTranslation()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{t('moneyPage.min')}</th>
          <th scope="col">{t('moneyPage.max')}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ key, name, logo, kind, minMinor, maxMinor }) => (
          <tr key={key} data-chosen={key === chosenKey}>
            <th scope="row">
              <button
                type="button"
                aria-current={key === chosenKey ? 'true' : undefined}
                onClick={() => onChoose(key)}
              >
                <Logo src={logo} kind={kind} />
                <span>{name}</span>
              </button>
            </th>
            <Bound minor={minMinor} currency={currency} />
            <Bound minor={maxMinor} currency={currency} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Empty for no bound. */
function Bound({ minor, currency }: { minor: number; currency: string }) {
  const format = useFormat()
  return <td>{minor > 0 && <bdi dir="ltr">{format.money(minor, currency)}</bdi>}</td>
}
