import type {
  PaymentAnswer,
  PaymentCategoryView,
} from '@grandstand/shared-types/wire/money/payments'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { MethodForm } from './banks/MethodForm.tsx'
import { MethodCard } from './methods/MethodCard.tsx'
import { DIRECTIONS } from './pieces/moneyQueries.ts'
import type { MoneyAct } from './moneyPopup.ts'
import styles from './MoneyScreen.module.css'
import { OpenLink } from './methods/OpenLink.tsx'
import { TakenPayment } from './TakenPayment.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'

interface RightSideProps {
  act: MoneyAct
  me: Me
  category: PaymentCategoryView
  /** The method whose form is open; null for the list. */
  methodId: number | null
  /** The payment that was ordered last; null without one. */
  taken: PaymentAnswer | null
  onMethod: (id: number | null) => void
  onTaken: (answer: PaymentAnswer) => void
  /** Leads from the ordered payment back to the methods. */
  onAgain: () => void
  onLeave: (() => void) | undefined
}

/** A category: its link, its methods, the form of one, or the payment that was just ordered. */
export function RightSide({ act, me, category, methodId, taken, ...on }: RightSideProps) {
  const { t } = useTranslation()
  const method = category.methods.find(({ id }) => id === methodId)
  const heading = useHeadingFocus(taken ? 'course' : method ? 'form' : 'methods')
  const title = (
    <h2 ref={heading} tabIndex={-1} data-main-field>
      {category.name}
    </h2>
  )
  if (taken) {
    return (
      <section className={styles.right}>
        {title}
        <TakenPayment taken={taken} onAgain={on.onAgain} onLeave={on.onLeave} />
      </section>
    )
  }
  if (method) {
    return (
      <section className={styles.right}>
        {title}
        <Button variant="quiet" size="small" onClick={() => on.onMethod(null)}>
          <ChevronLeft size={16} aria-hidden />
          {t('moneyPage.back')}
        </Button>
        <MethodCard method={method} currency={me.currency}>
          <MethodForm direction={DIRECTIONS[act]} method={method} me={me} onTaken={on.onTaken} />
        </MethodCard>
      </section>
    )
  }
  return (
    <section className={styles.right}>
      {title}
      {category.info !== '' && <p className={styles.info}>{category.info}</p>}
      {category.openLink === null ? (
        category.methods.map((each) => (
          <MethodCard key={each.id} method={each} currency={me.currency}>
            <Button onClick={() => on.onMethod(each.id)}>{t(`money.${act}`)}</Button>
          </MethodCard>
        ))
      ) : (
        <OpenLink href={category.openLink} />
      )}
    </section>
  )
}
