import { WORKER_PATH } from '@grandstand/shared-types/sites/installed_site'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { appVersionQuery } from '../../../api/queries.ts'

const HOUR_MS = 3_600_000
/** Until the page is at rest: what it shows first comes first. */
const REST_MS = 3_000

/**
 * Lets the phone keep the site, and looks for a new build each hour: a new worker comes with one, so that the version of
 * the app is then asked for. A page of the development server has no worker.
 */
export function useServiceWorker(): void {
  const client = useQueryClient()
  useEffect(() => {
    // absent where the connection is not safe
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const { serviceWorker: workers } = navigator
    // the first worker takes over a page that had none, which is no news
    let isKept = workers.controller !== null
    const onTakeover = () => {
      if (isKept) void client.invalidateQueries({ queryKey: appVersionQuery.queryKey })
      isKept = true
    }
    workers.addEventListener('controllerchange', onTakeover)
    const start = setTimeout(keep, REST_MS)
    const timer = setInterval(() => void lookForNews(), HOUR_MS)
    return () => {
      clearTimeout(start)
      clearInterval(timer)
      workers.removeEventListener('controllerchange', onTakeover)
    }
  }, [client])
}

/** A browser that keeps nothing, as in a private window, shows the site all the same. */
function keep(): void {
  void navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined)
}

async function lookForNews(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  } catch {
    // asked again in an hour
  }
}
