import { ReferenceField } from 'react-admin'
import { useRecordContext } from 'ra-core'
import { useFormat } from '../format/useFormat.ts'
import { nameIn, type Names } from '../resources/catalogueRows.ts'

interface Named {
  id: number
  name?: string
  key?: string
  names?: Names
}

/** The record's own name in the chosen language. */
export function NameIn({ of: row }: { of?: Named }) {
  const format = useFormat()
  const record = useRecordContext<Named>(row ? { record: row } : undefined)
  if (!record) return null
  return <>{nameIn({ ...record, names: record.names ?? {} }, format.locale)}</>
}

/** The name of the row that `source` points to; many of them are fetched at once. */
export function ReferenceName({ source, reference }: { source: string; reference: string }) {
  return (
    <ReferenceField source={source} reference={reference} link={false} emptyText="–">
      <NameIn />
    </ReferenceField>
  )
}
