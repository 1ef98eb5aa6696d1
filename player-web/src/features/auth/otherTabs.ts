/** Tells the other tabs of a sign-in or sign-out here, so that no tab shows another user's page. */

const STORAGE_KEY = 'grandstand.session'

/** `userId` is null after a sign-out. */
export function tellOtherTabs(userId: number | null): void {
  try {
    localStorage.setItem(STORAGE_KEY, userId === null ? 'out' : `in:${userId}`)
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
  return () => window.removeEventListener('storage', listener)
}
