import { EditPage } from '../../record/form/FormPage.tsx'
import { heldPermissions } from './inputs/heldPermissions.ts'
import { UserInputs } from './inputs/UserInputs.tsx'

export default function UserEdit() {
  return (
    <EditPage
      redirect="show"
      transform={heldPermissions}
      titleOf={(record) => String(record['username'])}
    >
      <UserInputs />
    </EditPage>
  )
}
