import type { ReactNode } from 'react'
import { HttpError, ShowBase, useShowContext } from 'ra-core'
import { NotFoundPage } from '../layout/MessagePage.tsx'
import { Failure } from './Loaded.tsx'

interface RecordPageProps {
  /** Milliseconds after which the record is read again. */
  refreshMs?: number
  children: ReactNode
}

/** The page of one record; when the address names no record, the page says so. */
export function RecordPage({ refreshMs, children }: RecordPageProps) {
  return (
    <ShowBase
      error={<ShowError />}
      queryOptions={{ onError: stay, ...(refreshMs && { refetchInterval: refreshMs }) }}
    >
      {children}
    </ShowBase>
  )
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
