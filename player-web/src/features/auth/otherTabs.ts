/** Tells the other tabs of a sign-in or sign-out in this one, so that no tab shows another user's page. */

const STORAGE_KEY = 'grandstand.session'
/** Rules 9.1. */
const CHECK_MS = 1_000

/** `userId` is null after a sign-out. */
export function tellOtherTabs(userId: number | null): void {
  ownWrite = userId === null ? 'out' : `in:${userId}`
  try {
    localStorage.setItem(STORAGE_KEY, ownWrite)
  } catch {
    // storage is blocked: other tabs notice with their next call
  }
}

/** Returns a function that stops watching. */
export function watchOtherTabs(onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY && event.newValue !== event.oldValue) onChange()
  }
  window.addEventListener('storage', listener)
  // polls, because some browsers send no events to a tab in the background
  let known = storedSession()
  const timer = setInterval(() => {
    const now = storedSession()
    if (now !== known && now !== ownWrite) onChange()
    known = now
  }, CHECK_MS)
  return () => {
    window.removeEventListener('storage', listener)
    clearInterval(timer)
  }
}

/** What this tab wrote last, which is no change for this tab. */
let ownWrite: string | null = null

function storedSession(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
