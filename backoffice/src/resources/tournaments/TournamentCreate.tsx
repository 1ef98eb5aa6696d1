import { CreatePage } from '../../record/FormPage.tsx'
import { withName } from '../catalogue/catalogueInputs.tsx'
import { TournamentInputs } from './TournamentInputs.tsx'

export default function TournamentCreate() {
  return (
    <CreatePage transform={withName}>
      <TournamentInputs isNew />
    </CreatePage>
  )
}
