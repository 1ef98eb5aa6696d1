import { EditPage } from '../../record/FormPage.tsx'
import { withName } from '../catalogue/catalogueInputs.tsx'
import { CategoryInputs } from './CategoryInputs.tsx'

export default function CategoryEdit() {
  return (
    <EditPage canDelete transform={withName} titleOf={(record) => String(record['name'])}>
      <CategoryInputs />
    </EditPage>
  )
}
