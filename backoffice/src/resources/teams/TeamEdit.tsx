import { EditPage } from '../../record/FormPage.tsx'
import { TeamInputs } from './TeamInputs.tsx'

export default function TeamEdit() {
  return (
    <EditPage canDelete titleOf={(record) => String(record['name'])}>
      <TeamInputs />
    </EditPage>
  )
}
