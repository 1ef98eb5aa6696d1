import type {
  PaymentAnswer,
  PaymentCategoryView,
} from '@grandstand/shared-types/wire/money/payments'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { ChevronLeft, ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHome } from '../../i18n/useHome.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { PaymentCourse } from '../payments/index.ts'
import { MethodForm } from './banks/MethodForm.tsx'
import { MethodCard } from './MethodCard.tsx'
import { DIRECTIONS } from './moneyQueries.ts'
import type { MoneyAct } from './moneyPopup.ts'
import styles from './MoneyScreen.module.css'

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
  const home = useHome()
  const heading = useRef<HTMLHeadingElement>(null)
  const method = category.methods.find(({ id }) => id === methodId)
  const view = taken ? 'course' : method ? 'form' : 'methods'

  // the part that had the focus is gone
  const before = useRef(view)
  useEffect(() => {
    if (before.current !== view) heading.current?.focus()
    before.current = view
  }, [view])

  const title = (
    <h2 ref={heading} tabIndex={-1}>
      {category.name}
    </h2>
  )
  if (taken) {
    return (
      <section className={styles.right}>
        {title}
        <PaymentCourse payment={taken.payment} next={taken.next} />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={on.onAgain}>
            {t('moneyPage.back')}
          </Button>
          <ButtonLink
            variant="quiet"
            to={`${home}transactions?payment=${taken.payment.reference}`}
            onClick={on.onLeave}
          >
            {t('payments.title')}
          </ButtonLink>
        </div>
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

/** The page of a category that has its own. */
function OpenLink({ href }: { href: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.actions}>
      <ButtonLink to={href} target="_blank" rel="noopener noreferrer">
        {t('moneyPage.openLink')}
        <ExternalLink size={16} aria-hidden />
      </ButtonLink>
    </div>
  )
}
