import { EditPage } from '../../record/FormPage.tsx'
import { VenueInputs } from './VenueInputs.tsx'

export default function VenueEdit() {
  return (
    <EditPage canDelete titleOf={(record) => String(record['name'])}>
      <VenueInputs />
    </EditPage>
  )
}
