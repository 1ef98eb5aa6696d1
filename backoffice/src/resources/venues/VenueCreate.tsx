import { CreatePage } from '../../record/FormPage.tsx'
import { VenueInputs } from './VenueInputs.tsx'

export default function VenueCreate() {
  return (
    <CreatePage>
      <VenueInputs />
    </CreatePage>
  )
}
