import type { HttpContext } from '@adonisjs/core/http'
import { findLanguage } from '@grandstand/shared-types/sites/languages'

/** The query's `lang` when it is one of the platform's languages. */
export function languageQuery(ctx: HttpContext): string | undefined {
  const asked: unknown = ctx.request.qs()['lang']
  return typeof asked === 'string' ? findLanguage(asked)?.code : undefined
}
