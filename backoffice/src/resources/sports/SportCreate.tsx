import { CreatePage } from '../../record/FormPage.tsx'
import { withName } from '../catalogue/catalogueInputs.tsx'
import { SportInputs } from './SportInputs.tsx'

export default function SportCreate() {
  return (
    <CreatePage transform={withName}>
      <SportInputs isNew />
    </CreatePage>
  )
}
