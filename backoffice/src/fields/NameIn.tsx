import { useRecordContext, useReference } from 'ra-core'
import { useFormat } from '../format/useFormat.ts'
import type { Names } from '@grandstand/shared-types/wire/betting/catalogue'
import { nameIn } from '../format/nameIn.ts'
import { Dash } from './Money.tsx'

interface Named {
  id: number
  name?: string
  key?: string
  names?: Names
}

/** A catalogue row's name in the chosen language. */
export function NameIn({ of: row }: { of: Named }) {
  const format = useFormat()
  return <>{nameIn({ ...row, names: row.names ?? {} }, format.locale)}</>
}

/** The name of the row that the record's `source` refers to; the names of many rows are fetched together. */
export function ReferenceName({ source, reference }: { source: string; reference: string }) {
  const record = useRecordContext()
  const { referenceRecord } = useReference<Named>({ reference, id: record?.[source] })
  return referenceRecord ? <NameIn of={referenceRecord} /> : <Dash />
}
