/** The registered machine that this browser is, in its own database: the private key cannot be read out of it. */
import type { OwnMachine } from '@grandstand/shared-types/wire/desk/machines'

export interface StoredMachine extends OwnMachine {
  privateKey: CryptoKey
}

/** This browser as a machine, for components; null when it is not one. */
export const machineQuery = {
  queryKey: ['own-machine'],
  queryFn: readMachine,
  staleTime: Infinity,
}

/**
 * The machine, when this user may sign in at it: the user's own, or that of a branch where the desks of the shop take
 * turns. Undefined when it is another user's.
 */
export function machineFor(
  machine: StoredMachine | null | undefined,
  username: string
): StoredMachine | undefined {
  const isOwn = machine?.username.toLowerCase() === username.toLowerCase()
  return machine && (isOwn || machine.mode === 'branch') ? { ...machine, username } : undefined
}

const STORE = 'machine'
const KEY = 'own'

/** Null when this browser is not a registered machine. */
export async function readMachine(): Promise<StoredMachine | null> {
  const machine: StoredMachine | undefined = await run('readonly', (store) => store.get(KEY))
  return machine ?? null
}

export const keepMachine = (machine: StoredMachine): Promise<unknown> =>
  run('readwrite', (store) => store.put(machine, KEY))

export const forgetMachine = (): Promise<unknown> => run('readwrite', (store) => store.delete(KEY))

async function run<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>
): Promise<T> {
  const database = await open()
  try {
    return await resultOf(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('grandstand-machine', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return resultOf(request)
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database of the browser failed'))
  })
