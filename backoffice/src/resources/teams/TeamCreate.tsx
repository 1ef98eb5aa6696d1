import { CreatePage } from '../../record/FormPage.tsx'
import { TeamInputs } from './TeamInputs.tsx'

export default function TeamCreate() {
  return (
    <CreatePage>
      <TeamInputs isNew />
    </CreatePage>
  )
}
