import { EditPage } from '../../record/FormPage.tsx'
import { CategoryInputs } from './CategoryInputs.tsx'

export default function CategoryEdit() {
  return (
    <EditPage canDelete titleOf={(record) => String(record['name'])}>
      <CategoryInputs />
    </EditPage>
  )
}
