import type { TransferForm } from '@grandstand/shared-types/themes/transfer_form'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../ui/Tabs.tsx'
import { Logo, OfferTable, type Offer } from '../money/index.ts'
import styles from './Transfer.module.css'

interface MethodPartProps {
  form: TransferForm['methods']
  offers: readonly Offer[]
  chosenKey: string
  currency: string
  onChoose: (key: string) => void
}

/** The payment methods, as a table, a grid, tabs or a list. */
export function MethodPart({ form, ...props }: MethodPartProps) {
  const { t } = useTranslation()
  const { offers, chosenKey, onChoose } = props
  if (form === 'table') return <OfferTable heading={t('moneyPage.method')} {...props} />
  const buttonOf = ({ key, name, logo, kind }: Offer) => (
    <button
      key={key}
      type="button"
      aria-current={key === chosenKey ? 'true' : undefined}
      onClick={() => onChoose(key)}
    >
      {form !== 'tabs' && <Logo src={logo} kind={kind} />}
      <span>{name}</span>
    </button>
  )
  if (form === 'tabs') return <Tabs label={t('transfer.methods')}>{offers.map(buttonOf)}</Tabs>
  return (
    <ul className={styles.choices} data-form={form}>
      {offers.map((offer) => (
        <li key={offer.key}>{buttonOf(offer)}</li>
      ))}
    </ul>
  )
}
