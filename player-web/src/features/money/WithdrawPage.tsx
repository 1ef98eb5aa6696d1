import { MoneyPage } from './MoneyPage.tsx'

/** The ways to withdraw. No payment method is connected yet. */
export default function WithdrawPage() {
  return <MoneyPage act="withdraw" />
}
