import type { Infer } from '@vinejs/vine/types'
import { vine } from '#core/requests/validation'
import { active, listOrder, names, namesOf } from '#catalogue/validators/places'

const MOST_OUTCOMES = 200

const shortName = () => vine.string().trim().minLength(1).maxLength(60)
const shortNames = () => namesOf(shortName)

export const updateMarketTypeValidator = vine.compile(
  vine.object({
    names: names().optional(),
    shortNames: shortNames().nullable().optional(),
    outcomeNames: vine
      .array(
        vine.object({
          key: vine.string().minLength(1).maxLength(16),
          names: names(),
          shortNames: shortNames(),
        })
      )
      .maxLength(MOST_OUTCOMES)
      .distinct('key')
      .nullable()
      .optional(),
    listOrder: listOrder(),
    active: active(),
  })
)
export type MarketTypeChanges = Infer<typeof updateMarketTypeValidator>
