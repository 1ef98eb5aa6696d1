import type { OpenedBrand } from '@grandstand/shared-types/wire/site/sites'
import { AppError } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { cloneBrand } from '#accounts/actions/open_site'
import { cloneSiteValidator } from '#accounts/validators/clone_site'

export const cloneOwnSite = operation({
  method: 'POST',
  path: '/v1/sites/:id/clones',
  does: "A new brand with the caller's settings, roles, limits, plans, themes and texts, and an admin of its own.",
  who: 'sites.open',
  stepUp: 'byAction',
  body: cloneSiteValidator,
  answers: reply<OpenedBrand>(201),
  errors: [
    'hostInvalid',
    'hostTaken',
    'alreadyExists',
    'minLengthMaxLength',
    'usernameCharacters',
    'commonPassword',
    'stepUpNeeded',
  ],
  notes: {
    in: 'links in mails name the first host',
    out: 'open at once; no people but the admin, no coupons, no money',
  },
  async handle({ params: { id }, body, principal, ip }) {
    if (id !== principal.siteId) throw AppError.notFound()
    const hosts = [...new Set(body.hosts)]
    const cloneId = await cloneBrand({ principal, ip }, id, { ...body, hosts })
    return { id: cloneId, title: body.title, hosts }
  },
})
