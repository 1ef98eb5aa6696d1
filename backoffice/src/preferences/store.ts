/** What react-admin stores in the browser: the look of the pages, and the state in which a list was left. */
import { localStorageStore, memoryStore, type Store } from 'ra-core'

/** Keys with this prefix belong to one visit of a page, and are dropped with the app's window. */
export const VISIT = 'visit'

const local = localStorageStore(undefined, 'grandstand.backoffice')
const visits = memoryStore()
const storeOf = (key: string) => (key.startsWith(`${VISIT}.`) ? visits : local)

/** Settings of the look, which stay after a logout; react-admin then empties the rest of its store. */
const LOOK = ['theme', 'locale']

export const store: Store = {
  ...local,
  setup() {
    local.setup()
    visits.setup()
  },
  teardown() {
    local.teardown()
    visits.teardown()
  },
  getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
  setItem: (key, value) => storeOf(key).setItem(key, value),
  removeItem: (key) => storeOf(key).removeItem(key),
  subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  reset() {
    const look = LOOK.map((key): [string, unknown] => [key, local.getItem(key)])
    local.reset()
    visits.reset()
    for (const [key, value] of look) if (value !== undefined) local.setItem(key, value)
  },
}
