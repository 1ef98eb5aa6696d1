import type {
  PaymentAnswer,
  PaymentCategoryView,
} from '@grandstand/shared-types/wire/money/payments'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ForfeitWarning } from '../bonuses/index.ts'
import type { MoneyAct } from './moneyPopup.ts'
import styles from './MoneyScreen.module.css'
import { offerOfCategory } from './methods/offers.ts'
import { OfferTable } from './methods/OfferTable.tsx'
import { OpenMethods } from './methods/OpenMethods.tsx'
import { RightSide } from './RightSide.tsx'
import { Withdrawable } from './Withdrawable.tsx'

interface MoneyScreenProps {
  act: MoneyAct
  /** Called when a link leads to another page. */
  onLeave?: () => void
}

/** Deposits or withdrawals: the categories, and beside them the methods of one. */
export function MoneyScreen({ act, onLeave }: MoneyScreenProps) {
  return (
    <OpenMethods act={act} onLeave={onLeave}>
      {(open) => <Screen act={act} onLeave={onLeave} {...open} />}
    </OpenMethods>
  )
}

interface ScreenProps {
  act: MoneyAct
  me: Me
  categories: PaymentCategoryView[]
  /** The category that opens by itself. */
  first: PaymentCategoryView
  onLeave: (() => void) | undefined
}

function Screen({ act, me, categories, first, onLeave }: ScreenProps) {
  const { t } = useTranslation()
  const [chosenKey, setChosenKey] = useState('')
  const [methodId, setMethodId] = useState<number | null>(null)
  const [taken, setTaken] = useState<PaymentAnswer | null>(null)
  const category = categories.find((one) => offerOfCategory(one).key === chosenKey) ?? first
  const choose = (key: string) => {
    setChosenKey(key)
    setMethodId(null)
    setTaken(null)
  }
  return (
    <div className={styles.screen} data-is-open={methodId !== null || taken !== null}>
      {act === 'withdraw' && (
        <>
          <Withdrawable me={me} />
          <ForfeitWarning currency={me.currency} />
        </>
      )}
      <div className={styles.sides}>
        <div className={styles.categories}>
          <OfferTable
            heading={t('moneyPage.category')}
            offers={categories.map(offerOfCategory)}
            chosenKey={offerOfCategory(category).key}
            currency={me.currency}
            onChoose={choose}
          />
        </div>
        <RightSide
          key={category.id}
          act={act}
          me={me}
          category={category}
          methodId={methodId}
          taken={taken}
          onMethod={setMethodId}
          onTaken={(answer) => {
            setTaken(answer)
            setMethodId(null)
          }}
          onAgain={() => setTaken(null)}
          onLeave={onLeave}
        />
      </div>
    </div>
  )
}
