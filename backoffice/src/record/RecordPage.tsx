import type { ReactNode } from 'react'
import { Alert } from '@mui/material'
import { HttpError, ShowBase, useShowContext } from 'ra-core'
import { NotFoundPage } from '../layout/MessagePage.tsx'

interface RecordPageProps {
  /** Reads the record anew so often. */
  refreshMs?: number
  children: ReactNode
}

/** The page of one record; an address that names none says so. */
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

/** In place of react-admin's way back to the list, which hides the address that was wrong. */
export const stay = () => {}

function ShowError() {
  return <RecordError error={useShowContext().error} />
}

/** Why there is no record: it is not there, or it could not be read. */
export function RecordError({ error }: { error: Error | null }) {
  if (error instanceof HttpError && error.status === 404) return <NotFoundPage />
  return (
    <Alert severity="error" variant="outlined">
      {error?.message}
    </Alert>
  )
}
