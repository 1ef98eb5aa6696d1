import type { PaymentMethodView } from '@grandstand/shared-types/wire/money/payments'
import type { ReactNode } from 'react'
import { Logo } from '../pieces/Logo.tsx'
import styles from './MethodCard.module.css'
import { MethodFacts } from './MethodFacts.tsx'

interface MethodCardProps {
  method: PaymentMethodView
  currency: string
  /** The button, or the form below it. */
  children: ReactNode
}

/** A method: logo, name, bounds, fee and what staff say of it. */
export function MethodCard({ method, currency, children }: MethodCardProps) {
  const { name, logo, payType } = method
  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <Logo src={logo} kind={payType} />
        <h3>{name}</h3>
      </header>
      <MethodFacts method={method} currency={currency} />
      {children}
    </section>
  )
}
