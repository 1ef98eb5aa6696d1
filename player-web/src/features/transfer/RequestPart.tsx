import type { TransferForm } from '@grandstand/shared-types/themes/transfer_form'
import type { PaymentAnswer } from '@grandstand/shared-types/wire/money/payments'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useState } from 'react'
import {
  DIRECTIONS,
  MethodForm,
  OpenLink,
  TakenPayment,
  useHeadingFocus,
  type MoneyAct,
} from '../money/index.ts'
import type { Choice } from './choices.ts'
import styles from './Transfer.module.css'

interface RequestPartProps {
  act: MoneyAct
  me: Me
  choice: Choice
  layout: TransferForm
}

/** The form of the chosen method, then the payment that was ordered by it; the link of a category that has its own page. */
export function RequestPart({ act, me, choice, layout }: RequestPartProps) {
  const [taken, setTaken] = useState<PaymentAnswer | null>(null)
  const heading = useHeadingFocus(taken ? 'course' : 'form')
  const { offer, category, method } = choice
  return (
    <section className={styles.request} aria-labelledby="transfer-request">
      <h2 ref={heading} id="transfer-request" tabIndex={-1} data-main-field>
        {offer.name}
      </h2>
      {taken && <TakenPayment taken={taken} onAgain={() => setTaken(null)} />}
      {!taken && method && (
        <MethodForm
          key={layout.fields}
          direction={DIRECTIONS[act]}
          method={method}
          me={me}
          layout={layout}
          onTaken={setTaken}
        />
      )}
      {category.openLink !== null && <OpenLink href={category.openLink} />}
    </section>
  )
}
