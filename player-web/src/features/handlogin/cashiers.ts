/** The cashiers who signed in at this machine, offered as a list of names. */

const STORAGE_KEY = 'grandstand.cashiers'
const MOST = 8

/** Names, the latest first. */
export function knownCashiers(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function keepCashier(username: string): void {
  try {
    const others = knownCashiers().filter((name) => name !== username)
    localStorage.setItem(STORAGE_KEY, JSON.stringify([username, ...others].slice(0, MOST)))
  } catch {
    // storage is blocked, so names must be typed
  }
}
