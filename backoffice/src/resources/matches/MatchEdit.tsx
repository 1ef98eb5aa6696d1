import { EditPage } from '../../record/FormPage.tsx'
import { MatchInputs } from './MatchInputs.tsx'

export default function MatchEdit() {
  return (
    <EditPage
      redirect="show"
      titleOf={(record) => `${String(record['home'])} – ${String(record['away'])}`}
    >
      <MatchInputs />
    </EditPage>
  )
}
