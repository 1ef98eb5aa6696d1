/** The HTTP server of the sandbox. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { AppError, errorBody } from '#core/errors/app_error'
import { json, send, type Reply, type Route } from '#sandbox_games/http/exchange'

/** A server that answers by the first route that fits; it does not listen yet. */
export function serverOf(routes: readonly Route[]): Server {
  return createServer((request, response) => {
    answerOf(routes, request)
      .catch((error: unknown) => refusalOf(error))
      .then((reply) => send(response, reply))
      .catch(() => response.destroy())
  })
}

async function answerOf(routes: readonly Route[], request: IncomingMessage): Promise<Reply> {
  const url = urlOf(request)
  for (const { method, path, handle } of routes) {
    const match = request.method === method && path.exec(url.pathname)
    if (match) return handle({ request, url, part: match[1] ?? '' })
  }
  throw AppError.notFound()
}

function urlOf({ url = '/' }: IncomingMessage): URL {
  const base = 'http://sandbox'
  if (!URL.canParse(url, base)) throw AppError.badRequest()
  return new URL(url, base)
}

function refusalOf(error: unknown): Reply {
  if (error instanceof AppError) return json(errorBody(error), error.status)
  console.error('sandbox of games:', error)
  return json(errorBody(new AppError('tecnicalProblem')), 500)
}
