import { CreatePage } from '../../record/FormPage.tsx'
import { SportInputs } from './SportInputs.tsx'

export default function SportCreate() {
  return (
    <CreatePage>
      <SportInputs />
    </CreatePage>
  )
}
