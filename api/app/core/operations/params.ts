import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/errors/app_error'
import { idParam } from '#core/lists/resource'

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Parameters of a path by name: those that end with `id` are ids of rows, others text. */
export type ParamsOf<Path extends string> = {
  [N in ParamName<Path>]: N extends 'id' | `${string}Id` ? number : string
}

/** The form of a text parameter as the handler gets it. */
const LONGEST_TEXT = 80

export const paramNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

export const isIdParam = (name: string): boolean => name === 'id' || name.endsWith('Id')

/** Reads the parameters. Throws 404 `notFound` for an invalid id and for a text in another form. */
export function paramReader<Path extends string>(
  path: Path,
  forms: Readonly<Record<string, RegExp>> = {}
): (ctx: HttpContext) => ParamsOf<Path> {
  const readers = paramNames(path).map((name) => {
    const read = isIdParam(name)
      ? (ctx: HttpContext) => idParam(ctx, name)
      : (ctx: HttpContext) => textParam(ctx, name, forms[name])
    return [name, read] as const
  })
  return (ctx) =>
    Object.fromEntries(readers.map(([name, read]) => [name, read(ctx)])) as ParamsOf<Path>
}

function textParam(ctx: HttpContext, name: string, form: RegExp | undefined): string {
  const value: unknown = ctx.params[name]
  if (typeof value !== 'string' || value.length > LONGEST_TEXT || (form && !form.test(value))) {
    throw AppError.notFound()
  }
  return value
}
