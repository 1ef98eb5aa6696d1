import type { TransformData } from 'ra-core'
import { EditPage } from '../../record/FormPage.tsx'
import { MarketTypeInputs } from './MarketTypeInputs.tsx'
import { editedNames } from './typeNames.ts'

export default function MarketTypeEdit() {
  return (
    <EditPage redirect="show" transform={asRow} titleOf={(record) => String(record['key'])}>
      <MarketTypeInputs />
    </EditPage>
  )
}

/** The form's outcomes are all of the catalogue; the API keeps those that are called otherwise. */
const asRow: TransformData = ({ outcomes = [], shortNames, ...row }) => ({
  ...row,
  ...editedNames(row.id, { shortNames: shortNames ?? {}, outcomes }),
})
