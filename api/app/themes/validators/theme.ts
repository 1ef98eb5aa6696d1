import {
  COLOUR_FORM,
  COLOURS,
  FOLLOWED,
  isFollowing,
  SEE_THROUGH,
  SEE_THROUGH_FORM,
  type ColourName,
  type FollowingColour,
} from '@grandstand/shared-types/themes/colours'
import { FONT_NAMES } from '@grandstand/shared-types/themes/fonts'
import { LAYOUT_CHOICES } from '@grandstand/shared-types/themes/layout'
import { blocksOf, type SlotName } from '@grandstand/shared-types/themes/slots'
import { THEME_KEY_FORM, THEME_NAME_LENGTH } from '@grandstand/shared-types/themes/theme'
import { TRANSFER_PRESET_NAMES } from '@grandstand/shared-types/themes/transfer_presets'
import type { Infer } from '@vinejs/vine/types'
import { exactObject, fieldsOf, vine, inForm } from '#core/requests/validation'
import { webAddress } from '#sites/validators/profile'

const OWN = COLOURS.filter((name) => !isFollowing(name)) as Exclude<ColourName, FollowingColour>[]
const FOLLOWING = Object.keys(FOLLOWED) as FollowingColour[]

/** `#` and digits, so that nothing but a colour gets into a stylesheet. */
const colour = (name: ColourName) =>
  vine
    .string()
    .toLowerCase()
    .use(
      inForm(
        SEE_THROUGH.includes(name) ? SEE_THROUGH_FORM : COLOUR_FORM,
        SEE_THROUGH.includes(name) ? '#0e141880' : '#0e1418'
      )
    )

const colours = () =>
  exactObject({
    ...fieldsOf(OWN, colour),
    ...fieldsOf(FOLLOWING, (name) => colour(name).optional()),
  })

const font = () => vine.enum(FONT_NAMES)
const picture = () => webAddress().nullable()

const slot = (name: SlotName) =>
  vine
    .array(
      exactObject({ block: vine.enum(blocksOf(name)), isShown: vine.boolean({ strict: true }) })
    )
    .maxLength(blocksOf(name).length)
    .distinct('block')

const layout = () =>
  exactObject({
    header: vine.enum(LAYOUT_CHOICES.header),
    login: vine.enum(LAYOUT_CHOICES.login),
    tree: vine.enum(LAYOUT_CHOICES.tree),
    odds: vine.enum(LAYOUT_CHOICES.odds),
    density: vine.enum(LAYOUT_CHOICES.density),
    radius: vine.enum(LAYOUT_CHOICES.radius),
    home: vine.enum(LAYOUT_CHOICES.home),
  })

const design = () =>
  exactObject({
    dark: colours(),
    light: colours(),
    fonts: exactObject({ text: font(), titles: font() }),
    logo: picture(),
    background: picture(),
    layout: layout(),
    slots: exactObject({ home: slot('home'), start: slot('start'), end: slot('end') }),
    transfer: vine.enum(TRANSFER_PRESET_NAMES),
    overrides: vine.string().use(inForm(THEME_KEY_FORM, 'cup-2026')).nullable(),
  })

const name = () =>
  vine.string().trim().minLength(THEME_NAME_LENGTH.min).maxLength(THEME_NAME_LENGTH.max)

/** Body of POST /v1/themes/:id/copies. */
export const copyThemeValidator = vine.compile(exactObject({ name: name() }))

/** Body of PUT /v1/themes/:id; a design that is sent replaces the whole design. */
export const updateThemeValidator = vine.compile(
  vine.object({
    name: name().optional(),
    isChoosable: vine.boolean({ strict: true }).optional(),
    design: design().optional(),
  })
)
export type ThemeUpdate = Infer<typeof updateThemeValidator>
