import { EditPage } from '../../record/FormPage.tsx'
import { withName } from '../catalogue/catalogueInputs.tsx'
import { TournamentInputs } from './TournamentInputs.tsx'

export default function TournamentEdit() {
  return (
    <EditPage canDelete transform={withName} titleOf={(record) => String(record['name'])}>
      <TournamentInputs />
    </EditPage>
  )
}
