/** The brand is closed for maintenance: the server has a page of its own for that, which opens the site again. */

const SEEN = 'grandstand.maintenanceSeen'
/** A page that came out of a cache is not loaded again and again. */
const PAUSE_MS = 20_000

export function showMaintenance(): void {
  const now = Date.now()
  if (now - Number(sessionStorage.getItem(SEEN) ?? 0) < PAUSE_MS) return
  sessionStorage.setItem(SEEN, String(now))
  window.location.reload()
}
