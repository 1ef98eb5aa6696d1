import { NewUserPage } from '../users/NewUserPage.tsx'

export default function DealerCreate() {
  return <NewUserPage types={['dealer']} />
}
