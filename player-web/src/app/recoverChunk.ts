/** Recovers from a file of the app that an update has removed: reloads the page, once. */
const STORAGE_KEY = 'grandstand.reloadedAt'
/** A second failure within this time is not answered by another reload. */
const AGAIN_MS = 60_000

const CHUNK_ERROR =
  /dynamically imported module|importing a module script|Unable to preload CSS|Loading chunk/i

/** Whether the error means that a file could not be loaded. */
const isChunkError = (error: unknown): boolean =>
  error instanceof Error && CHUNK_ERROR.test(error.message)

/** Loads the page anew after a file could not be loaded, unless that was tried a moment ago. */
export function recoverChunk(error: unknown, reload = () => window.location.reload()): void {
  if (!isChunkError(error) || !navigator.onLine) return
  try {
    const before = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0)
    if (Date.now() - before < AGAIN_MS) return
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
  } catch {
    // without storage nothing would stop endless reloads
    return
  }
  reload()
}
