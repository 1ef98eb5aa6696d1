/** Which runners or positions the API's refusal of a field or an order of finish names. */
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import { HttpError } from 'ra-core'

export interface RaceFault {
  key: 'raceField' | 'orderOfFinish'
  reason: string
  /** Of the runner, or the position where the fault is of none. */
  number: number
}

const KEYS: ReadonlySet<ErrorKey> = new Set(['raceField', 'orderOfFinish'])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Each fault once; none for any other error. */
export function raceFaultsOf(error: Error | null): RaceFault[] {
  const body: unknown = error instanceof HttpError ? error.body : null
  const refusal = isObject(body) && isObject(body['error']) ? body['error'] : {}
  const fields: unknown[] = Array.isArray(refusal['fields']) ? refusal['fields'] : [refusal]
  return fields.flatMap((field) => faultOf(field) ?? [])
}

function faultOf(field: unknown): RaceFault | null {
  if (!isObject(field) || !Array.isArray(field['params'])) return null
  const { key } = field
  const [reason, number]: unknown[] = field['params']
  if (!isRaceKey(key) || typeof reason !== 'string') return null
  return { key, reason, number: Number(number) }
}

const isRaceKey = (key: unknown): key is RaceFault['key'] => KEYS.has(key as ErrorKey)
