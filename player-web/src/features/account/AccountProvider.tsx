import { Refine } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { dataProvider } from './dataProvider.ts'

/** refine for the pages below it, on the app's own query client and without its router. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const options = useMemo(
    () => ({
      disableTelemetry: true,
      syncWithLocation: false,
      warnWhenUnsavedChanges: false,
      reactQuery: { clientConfig: client },
    }),
    [client]
  )
  return (
    <Refine dataProvider={dataProvider} options={options}>
      {children}
    </Refine>
  )
}
