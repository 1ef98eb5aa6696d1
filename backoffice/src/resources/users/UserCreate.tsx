import { CreatePage } from '../../record/FormPage.tsx'
import { useMe } from '../../access/useMe.ts'
import { AccountInputs } from './AccountInputs.tsx'
import { UserInputs } from './UserInputs.tsx'

export default function UserCreate() {
  const me = useMe()
  const types = me?.type === 'admin' ? ['player', 'operator', 'terminal'] : ['player']
  return (
    <CreatePage redirect="show" defaultValues={{ type: 'player', language: 'tr' }}>
      <AccountInputs types={types} />
      <UserInputs />
    </CreatePage>
  )
}
