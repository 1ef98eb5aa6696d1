import { Refine } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useAnnounce } from '../../ui/announce.tsx'
import { accessOf } from './accessControl.ts'
import { authOf } from './authProvider.ts'
import { dataProvider } from './dataProvider.ts'

/** refine for the pages below it, on the app's own query client and session, and without its router. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const announce = useAnnounce()
  const providers = useMemo(
    () => ({
      dataProvider,
      authProvider: authOf(client),
      accessControlProvider: accessOf(client),
      notificationProvider: {
        open: ({ message }: { message: string }) => announce(message),
        // refine calls it to remove a notice, but a spoken one needs no removal
        close: () => {},
      },
      options: {
        disableTelemetry: true,
        syncWithLocation: false,
        warnWhenUnsavedChanges: false,
        reactQuery: { clientConfig: client },
      },
    }),
    [client, announce]
  )
  return <Refine {...providers}>{children}</Refine>
}
