/** What react-admin stores in the browser: the look of the pages, and the state in which a list was left. */
import { localStorageStore, memoryStore, type Store } from 'ra-core'

/** Keys with this prefix belong to one visit of a page and last while the app is open. */
export const VISIT = 'visit'

const local = localStorageStore(undefined, 'grandstand.backoffice')
const visits = memoryStore()
const storeOf = (key: string) => (key.startsWith(`${VISIT}.`) ? visits : local)

/** Settings of the look, which a logout keeps; react-admin empties the rest of its store then. */
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
