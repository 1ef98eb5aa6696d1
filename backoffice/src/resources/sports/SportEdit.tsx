import { EditPage } from '../../record/FormPage.tsx'
import { SportInputs } from './SportInputs.tsx'

export default function SportEdit() {
  return (
    <EditPage canDelete titleOf={(record) => String(record['name'])}>
      <SportInputs />
    </EditPage>
  )
}
