import { EditPage } from '../../record/FormPage.tsx'
import { TournamentInputs } from './TournamentInputs.tsx'

export default function TournamentEdit() {
  return (
    <EditPage canDelete titleOf={(record) => String(record['name'])}>
      <TournamentInputs />
    </EditPage>
  )
}
