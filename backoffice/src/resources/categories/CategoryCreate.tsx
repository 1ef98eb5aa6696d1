import { CreatePage } from '../../record/FormPage.tsx'
import { withName } from '../catalogue/catalogueInputs.tsx'
import { CategoryInputs } from './CategoryInputs.tsx'

export default function CategoryCreate() {
  return (
    <CreatePage transform={withName}>
      <CategoryInputs isNew />
    </CreatePage>
  )
}
