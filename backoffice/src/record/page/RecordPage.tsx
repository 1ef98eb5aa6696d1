import type { ComponentType } from 'react'
import { HttpError, ShowBase, useShowContext, type RaRecord } from 'ra-core'
import { NotFoundPage } from '../../layout/MessagePage.tsx'
import { Failure } from './Loaded.tsx'

/**
 * The page of one record, drawn by `Page` once the record is there; when the address names an unknown record, the page
 * says so. With `refreshMs`, the record is refreshed every so many milliseconds.
 */
export function recordPage<Row extends RaRecord>(
  Page: ComponentType<{ record: Row }>,
  refreshMs?: number
) {
  return function RecordPage() {
    return (
      <ShowBase<Row>
        error={<ShowError />}
        queryOptions={{ onError: stay, ...(refreshMs && { refetchInterval: refreshMs }) }}
        render={({ record }) => record && <Page record={record} />}
      />
    )
  }
}

/** Replaces react-admin's redirect to the list, which would hide the wrong address. */
export const stay = () => {}

function ShowError() {
  return <RecordError error={useShowContext().error} />
}

/** The reason why there is no record: it does not exist, or could not be read. */
export function RecordError({ error }: { error: Error | null }) {
  if (error instanceof HttpError && error.status === 404) return <NotFoundPage />
  return <Failure error={error} />
}
