import { MoneyPage } from './MoneyPage.tsx'

/** The ways to deposit. No payment method is connected yet. */
export default function DepositPage() {
  return <MoneyPage act="deposit" />
}
