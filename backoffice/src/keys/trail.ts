/** The pages visited in this tab, by position in the browser's history, so that "back" leads to the page before. */

const KEPT_AS = 'grandstand.backoffice.trail'

/** Kept over a reload, as the browser keeps its history. */
const paths: (string | null)[] = JSON.parse(globalThis.sessionStorage?.getItem(KEPT_AS) ?? '[]')

/** Records that position `index` of the history is the page `path`; a new page removes the positions after it. */
export function walk(index: number, path: string, isNew: boolean): void {
  paths[index] = path
  if (isNew) paths.length = index + 1
  globalThis.sessionStorage?.setItem(KEPT_AS, JSON.stringify(paths))
}

/** Forms, which "back" skips: `/users/create`, `/users/7`. */
const isForm = (path: string) => /\/(create|\d+)$/.test(path)

/** The number of steps back in the history to the last other page that is not a form; null without one. */
export function stepsBack(index: number, path: string): number | null {
  for (let before = index - 1; before >= 0; before--) {
    const passed = paths[before]
    // left before it was shown, as a list may be whose filter was just set
    if (!passed) return paths.slice(0, before).some(Boolean) ? before - index : null
    if (passed !== path && !isForm(passed)) return before - index
  }
  return null
}

/** The page that was opened from this position, before the user came back. */
export const opened = (index: number): string | undefined => paths[index + 1] ?? undefined

/** The position of the present page in the history, as the router counts. */
export function historyIndex(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
}
