import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { NextFn } from '@adonisjs/core/types/http'
import { readsBytes } from '#core/operations/mount'

let parser: Promise<BodyParserMiddleware> | null = null

/** Parses the body, except where a handler checks a signature over its bytes and answers in words of its own. */
export default class BodyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (readsBytes(ctx.route?.pattern ?? '')) return next()
    parser ??= app.container.make(BodyParserMiddleware)
    return (await parser).handle(ctx, next)
  }
}
