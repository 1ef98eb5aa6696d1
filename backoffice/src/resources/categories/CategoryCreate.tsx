import { CreatePage } from '../../record/FormPage.tsx'
import { CategoryInputs } from './CategoryInputs.tsx'

export default function CategoryCreate() {
  return (
    <CreatePage>
      <CategoryInputs />
    </CreatePage>
  )
}
