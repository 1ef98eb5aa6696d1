/** Tells the other tabs that somebody signed in or out here, so that no tab shows another person's page. */

const STORAGE_KEY = 'grandstand.session'

/** `userId` null: signed out. */
export function tellOtherTabs(userId: number | null): void {
  try {
    localStorage.setItem(STORAGE_KEY, userId === null ? 'out' : `in:${userId}`)
  } catch {
    // storage is closed: the other tabs find out at their next call
  }
}

/** Returns how to stop. */
export function watchOtherTabs(onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY && event.newValue !== event.oldValue) onChange()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
