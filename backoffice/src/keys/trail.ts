/** Where somebody has been in this tab, by the place in the browser's history: so that "back" is where they came from. */

const KEPT_AS = 'grandstand.backoffice.trail'

/** Kept over a reload, as the browser keeps its history. */
const paths: string[] = JSON.parse(globalThis.sessionStorage?.getItem(KEPT_AS) ?? '[]')

/** Notes that the page at `index` of the history is `path`; what lay ahead of a new page is gone. */
export function walk(index: number, path: string, isNew: boolean): void {
  paths[index] = path
  if (isNew) paths.length = index + 1
  globalThis.sessionStorage?.setItem(KEPT_AS, JSON.stringify(paths))
}

/** Somebody who has left a form wants what was before it: `/users/create`, `/users/7`. */
const isForm = (path: string) => /\/(create|\d+)$/.test(path)

/** How far back in the history the last other page lies that is no form; null when there is none. */
export function stepsBack(index: number, path: string): number | null {
  for (let before = index - 1; before >= 0; before--) {
    const passed = paths[before]
    if (passed === undefined || passed === null) return null
    if (passed !== path && !isForm(passed)) return before - index
  }
  return null
}

/** The page that was opened from here before somebody came back. */
export const opened = (index: number): string | undefined => paths[index + 1]

/** The place of the present page in the history, as the router counts. */
export function historyIndex(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
}
