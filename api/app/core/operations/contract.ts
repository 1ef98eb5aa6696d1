/** Holds declarations to the calls of the apps (shared-types/src/wire/calls/calls.ts), by the compiler alone. */
import type { Calls } from '@grandstand/shared-types/wire/calls/calls'
import type { symbols } from '@vinejs/vine'

/** The input type of a VineJS validator. */
export interface Takes<I> {
  [symbols.ITYPE]?: I
}

type CallOf<M extends string, Path extends string> = `${M} ${Path}` extends keyof Calls
  ? Calls[`${M} ${Path}`]
  : never

type PartOf<M extends string, Path extends string, P extends string> = [CallOf<M, Path>] extends [
  never,
]
  ? never
  : CallOf<M, Path> extends { [K in P]: infer T }
    ? T
    : never

/** The answer type in the contract; any when the contract has no such call. */
export type Promised<M extends string, Path extends string> = [CallOf<M, Path>] extends [never]
  ? unknown
  : PartOf<M, Path, 'answer'>

/** The type as JSON sends it: a readonly field here is a plain one there. */
type AsSent<T> = { -readonly [K in keyof T]: AsSent<T[K]> }

/**
 * An empty type when the apps' input fits the validators; else a type with a field that no declaration has, which the
 * compiler reports.
 */
export type Fits<M extends string, Path extends string, QueryIn, BodyIn> = [
  PartOf<M, Path, 'query'>,
] extends [QueryIn]
  ? [AsSent<PartOf<M, Path, 'body'>>] extends [BodyIn]
    ? unknown
    : { bodyOfTheApps: PartOf<M, Path, 'body'> }
  : { queryOfTheApps: PartOf<M, Path, 'query'> }
