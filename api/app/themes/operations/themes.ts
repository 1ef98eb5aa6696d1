/** Themes of a brand. */
import { swatchesOf } from '@grandstand/shared-types/themes/swatches'
import type { ThemeChoiceView, ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import { deleteOperation, editsOf, updateOperation } from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { updateSite } from '#sites/actions/update_site'
import { siteByHost } from '#sites/current_site'
import * as editing from '#themes/actions/edit_themes'
import { pageThemeOf } from '#themes/page_theme'
import { themesOfSite } from '#themes/queries/site_themes'
import { scopeThemes, shownThemes, themeResource } from '#themes/queries/theme_resource'
import { copyThemeValidator, updateThemeValidator } from '#themes/validators/theme'

const reads = { permission: 'themes.view', scope: scopeThemes, extend: shownThemes } as const
const themes = editsOf(themeResource, 'themes.edit', reads)

export const themeLists = {
  ...aroundList('themes', themeResource, reads),
  ...readOperations('themes', themeResource, reads),
  ...updateOperation('themes', themes, {
    does: 'Changes a theme; of a shipped one only whether players may choose it.',
    body: updateThemeValidator,
    bodyKb: 64,
    errors: ['contrastTooLow', 'themeShipped'],
    run: editing.updateTheme,
  }),
  ...deleteOperation('themes', themes, {
    does: 'Removes a theme that is not shipped and that the site does not show.',
    errors: ['inUse', 'themeShipped'],
    run: editing.deleteTheme,
  }),
}

export const copyTheme = operation({
  method: 'POST',
  path: '/v1/themes/:id/copies',
  does: 'A theme of the brand with the design of another one, which may be shipped.',
  who: 'themes.edit',
  body: copyThemeValidator,
  answers: reply<ThemeRow>(201),
  errors: ['alreadyExists'],
  async handle({ params: { id }, principal, ip, body }) {
    return themes.row(await editing.copyTheme({ principal, ip }, id, body.name), principal)
  },
})

export const showTheme = operation({
  method: 'POST',
  path: '/v1/themes/:id/default',
  does: 'Lets the site show this theme to everybody who has chosen none.',
  who: 'themes.edit',
  answers: reply<ThemeRow>(),
  async handle({ params: { id }, principal, ip }) {
    const { key } = await themes.row(id, principal)
    await updateSite({ principal, ip }, principal.siteId, {
      settings: { profile: { defaultTheme: key } },
    })
    return themes.row(id, principal)
  },
})

export const themeChoices = operation({
  method: 'GET',
  path: '/v1/themes/choices',
  does: 'The themes that players may choose; none where the site lets nobody choose.',
  who: 'visitor',
  answers: reply<ThemeChoiceView[]>(),
  async handle({ ctx }) {
    const { id, settings } = await siteByHost(ctx.request.hostname() ?? '')
    if (!settings.flags.themeChange) return []
    const offered = (await themesOfSite(id)).filter(({ isChoosable }) => isChoosable)
    return offered.map((theme) => ({
      ...pageThemeOf(theme),
      name: theme.name,
      swatches: swatchesOf(theme.design),
    }))
  },
})
