import { OrderList } from './OrderList.tsx'

/** Orders that wait for a second officer, and orders that were approved, refused or withdrawn. */
export default function DecisionList() {
  return <OrderList authors />
}
