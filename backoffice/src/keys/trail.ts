/** Where somebody has been in this tab, by the place in the browser's history: so that "back" is where they came from. */

const paths: string[] = []

/** Notes that the page at `index` of the history is `path`; what lay ahead of a new page is gone. */
export function walk(index: number, path: string, isNew: boolean): void {
  paths[index] = path
  if (isNew) paths.length = index + 1
}

/** How far back in the history the last other page lies; null when there is none. */
export function stepsBack(index: number, path: string): number | null {
  for (let before = index - 1; before >= 0; before--) {
    if (paths[before] === undefined) return null
    if (paths[before] !== path) return before - index
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
