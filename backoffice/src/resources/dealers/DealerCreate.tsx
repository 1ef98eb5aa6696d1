import { CreatePage } from '../../record/FormPage.tsx'
import { AccountInputs } from '../users/AccountInputs.tsx'
import { UserInputs } from '../users/UserInputs.tsx'

export default function DealerCreate() {
  return (
    <CreatePage redirect="show" defaultValues={{ type: 'dealer', language: 'tr' }}>
      <AccountInputs types={['dealer']} />
      <UserInputs />
    </CreatePage>
  )
}
