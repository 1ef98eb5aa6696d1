/** Holds declarations to the calls of the apps (shared-types/src/wire/calls.ts), by the compiler alone. */
import type { Calls } from '@grandstand/shared-types/wire/calls'
import type { symbols } from '@vinejs/vine'

/** What a VineJS validator takes. */
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

/** The answer that the apps are told of; any where they do not ask. */
export type Promised<M extends string, Path extends string> = [CallOf<M, Path>] extends [never]
  ? unknown
  : PartOf<M, Path, 'answer'>

/** As JSON carries it: what is readonly here is a copy there. */
type AsSent<T> = { -readonly [K in keyof T]: AsSent<T[K]> }

/** Nothing when what the apps send fits what the validators take, else a field that no declaration has. */
export type Fits<M extends string, Path extends string, QueryIn, BodyIn> = [
  PartOf<M, Path, 'query'>,
] extends [QueryIn]
  ? [AsSent<PartOf<M, Path, 'body'>>] extends [BodyIn]
    ? unknown
    : { bodyOfTheApps: PartOf<M, Path, 'body'> }
  : { queryOfTheApps: PartOf<M, Path, 'query'> }
