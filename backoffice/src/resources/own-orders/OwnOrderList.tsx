import { OrderList } from '../decisions/OrderList.tsx'

/** The user's own orders: those that wait, which may be withdrawn, and what became of the others. */
export default function OwnOrderList() {
  return <OrderList />
}
