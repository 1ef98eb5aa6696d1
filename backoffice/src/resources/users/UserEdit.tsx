import { EditPage } from '../../record/form/FormPage.tsx'
import { UserInputs } from './inputs/UserInputs.tsx'

export default function UserEdit() {
  return (
    <EditPage redirect="show" titleOf={(record) => String(record['username'])}>
      <UserInputs />
    </EditPage>
  )
}
