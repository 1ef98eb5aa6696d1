/** Checks for values read from outside; each tells whether a value has a shape. */
export type Check = (value: unknown) => boolean

const LONGEST_TEXT = 300
const LONGEST_LIST = 20_000

export const text: Check = (value) => typeof value === 'string' && value.length <= LONGEST_TEXT
export const whole: Check = (value) => Number.isSafeInteger(value)
export const flag: Check = (value) => typeof value === 'boolean'

export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)

export const nullable =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

export const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= LONGEST_LIST && value.every(check)

/** Exactly these values, each of its own shape. */
export const tuple =
  (...checks: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) && value.length === checks.length && checks.every((c, i) => c(value[i]))

/** An object with at least these fields. */
export const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check(value[name]))

/** An object with any field names whose values share one shape. */
export const record =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check)

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
