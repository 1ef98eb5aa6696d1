import { inEveryLanguage } from '@grandstand/shared-types/languages/in_every_language'
import { isStaffLanguage } from '@grandstand/shared-types/languages/table'
import type { Infer } from '@vinejs/vine/types'
import { rowId, vine, inForm } from '#core/requests/validation'

export const listOrder = () =>
  vine.number({ strict: true }).withoutDecimals().min(0).max(1_000_000).optional()
export const active = () => vine.boolean({ strict: true }).optional()
const name = () => vine.string().trim().minLength(1).maxLength(120)
/** A name in each language of staff; the other languages of players may lack one and then show the catalogue's. */
export const namesOf = (made: typeof name) =>
  vine.object(
    inEveryLanguage((language) => (isStaffLanguage(language) ? made() : made().optional()))
  )
export const names = () => namesOf(name)
const countryForm = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !/^[A-Z]{2,3}$/.test(value)) {
    field.report('countryInvalid', 'countryForm', field)
  }
})
const countryCode = () => vine.string().use(countryForm()).nullable().optional()

const placeChanges = () => ({
  name: name().optional(),
  names: names().optional(),
  listOrder: listOrder(),
  active: active(),
})
const newPlace = () => ({ ...placeChanges(), name: name() })

export const createSportValidator = vine.compile(
  vine.object({
    ...placeChanges(),
    id: rowId(),
    key: vine.string().use(inForm(/^[A-Za-z][A-Za-z0-9]{1,31}$/, 'tableTennis')),
    name: vine.string().trim().minLength(1).maxLength(80),
  })
)
export type NewSport = Infer<typeof createSportValidator>
export const updateSportValidator = vine.compile(
  vine.object({
    ...placeChanges(),
    name: vine.string().trim().minLength(1).maxLength(80).optional(),
  })
)

export const createCategoryValidator = vine.compile(
  vine.object({ ...newPlace(), sportId: rowId(), countryCode: countryCode() })
)
export type NewCategory = Infer<typeof createCategoryValidator>
export const updateCategoryValidator = vine.compile(
  vine.object({ ...placeChanges(), countryCode: countryCode() })
)
export type PlaceChanges = Infer<typeof updateCategoryValidator>

export const createTournamentValidator = vine.compile(
  vine.object({ ...newPlace(), categoryId: rowId() })
)
export type NewTournament = Infer<typeof createTournamentValidator>
export const updateTournamentValidator = vine.compile(vine.object(placeChanges()))

const aliases = () => ({
  /** The category in which the spellings mean this team. */
  categoryId: rowId().nullable().optional(),
  aliases: vine.array(name()).maxLength(50).optional(),
})
export const createTeamValidator = vine.compile(
  vine.object({ name: name(), sportId: rowId(), countryCode: countryCode(), ...aliases() })
)
export type NewTeam = Infer<typeof createTeamValidator>
export const updateTeamValidator = vine.compile(
  vine.object({ name: name().optional(), countryCode: countryCode(), ...aliases() })
)
export type TeamChanges = Infer<typeof updateTeamValidator>
