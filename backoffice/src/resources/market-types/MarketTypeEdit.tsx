import type { RaRecord, TransformData } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { EditPage } from '../../record/form/FormPage.tsx'
import type { MarketTypeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { nameIn } from '../../format/nameIn.ts'
import { MarketTypeInputs } from './MarketTypeInputs.tsx'
import { editedNames, typeNames } from './typeNames.ts'

export default function MarketTypeEdit() {
  const { locale } = useFormat()
  return (
    <EditPage
      redirect="show"
      valuesOf={withNames}
      transform={asRow}
      titleOf={(record) => nameIn(record as RaRecord & MarketTypeRow, locale)}
    >
      <MarketTypeInputs />
    </EditPage>
  )
}

/** Adds all names to the row for the form; the API stores only names that differ from the catalogue's. */
const withNames = (row?: RaRecord) => ({
  edited: row ? typeNames(row as RaRecord & MarketTypeRow) : null,
})

const asRow: TransformData = ({ edited, ...row }) => ({
  ...row,
  ...(edited && editedNames(row.id, edited)),
})
