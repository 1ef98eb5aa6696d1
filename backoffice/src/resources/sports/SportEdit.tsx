import { EditPage } from '../../record/FormPage.tsx'
import { withName } from '../catalogue/catalogueInputs.tsx'
import { SportInputs } from './SportInputs.tsx'

export default function SportEdit() {
  return (
    <EditPage transform={withName} titleOf={(record) => String(record['name'])}>
      <SportInputs />
    </EditPage>
  )
}
