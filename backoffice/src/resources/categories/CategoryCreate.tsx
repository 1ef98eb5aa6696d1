import { CreatePage } from '../../record/FormPage.tsx'
import { withName } from '../catalogueInputs.tsx'
import { CategoryInputs } from './CategoryInputs.tsx'

export default function CategoryCreate() {
  return (
    <CreatePage transform={withName}>
      <CategoryInputs isNew />
    </CreatePage>
  )
}
