import type { VenueRow } from '@grandstand/shared-types/wire/venues'
import { number, text, type FieldsOf, type Resource } from '#core/lists/resource'

const fields = {
  id: number('venues.id'),
  name: text('venues.name'),
} satisfies FieldsOf<VenueRow>

export const venueResource: Resource<typeof fields> = {
  name: 'venues',
  fields,
  from: (query) => query.from('venues'),
  search: ['venues.name'],
  defaultSort: ['name', 'asc'],
}
