import { CreatePage } from '../../record/FormPage.tsx'
import { TournamentInputs } from './TournamentInputs.tsx'

export default function TournamentCreate() {
  return (
    <CreatePage>
      <TournamentInputs />
    </CreatePage>
  )
}
