import { AppError } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { file, SENT } from '#core/operations/reply'
import { siteByHost } from '#sites/current_site'
import { themesOfSite } from '#themes/queries/site_themes'

const YEAR_S = 365 * 24 * 3600

export const themeStylesheet = operation({
  method: 'GET',
  path: '/themes/:file',
  duringMaintenance: true,
  does: 'The stylesheet of a theme. Its name changes with its text, so caches keep it.',
  who: 'visitor',
  forms: { file: /^[1-9]\d{0,14}\.[0-9a-f]{12}\.css$/ },
  answers: file('text/css'),
  notes: { out: 'under an older name: the stylesheet of today, which no cache keeps' },
  async handle({ ctx: { request, response }, params }) {
    const site = await siteByHost(request.hostname() ?? '')
    const id = Number(params.file.slice(0, params.file.indexOf('.')))
    const theme = (await themesOfSite(site.id)).find((candidate) => candidate.id === id)
    if (!theme) throw AppError.notFound()
    const { text, gzip, path } = theme.sheet
    const isCurrent = path === `/themes/${params.file}`
    response
      .header('content-type', 'text/css; charset=utf-8')
      .header('cache-control', isCurrent ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      .header('vary', 'Accept-Encoding')
    // caches may store this answer, so it must not carry a visitor's cookies
    response.removeHeader('set-cookie')
    const takesGzip = request.encoding(['gzip']) === 'gzip'
    if (takesGzip) response.header('content-encoding', 'gzip')
    response.send(takesGzip ? gzip : text)
    return SENT
  },
})
