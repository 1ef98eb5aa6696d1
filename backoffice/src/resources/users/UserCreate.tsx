import { useMe } from '../../access/useMe.ts'
import { NewUserPage } from './NewUserPage.tsx'

export default function UserCreate() {
  const isAdmin = useMe()?.type === 'admin'
  return <NewUserPage types={isAdmin ? ['player', 'operator', 'terminal'] : ['player']} />
}
