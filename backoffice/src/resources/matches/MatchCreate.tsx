import { CreatePage } from '../../record/FormPage.tsx'
import { NewMatchInputs } from './NewMatchInputs.tsx'

export default function MatchCreate() {
  return (
    <CreatePage redirect="show" defaultValues={{ minSelections: 1 }}>
      <NewMatchInputs />
    </CreatePage>
  )
}
