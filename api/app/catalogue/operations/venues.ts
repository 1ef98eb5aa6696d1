import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { readOperations } from '#core/operations/resource_operations'
import { deleteRow, editing, insertRow, updateRow } from '#catalogue/actions/edit_rows'
import { venueResource } from '#catalogue/queries/venue_resource'
import { venueValidator } from '#catalogue/validators/venues'

const venues = editsOf(venueResource, 'catalogue.edit')

export const venueOperations = {
  ...readOperations('venues', venueResource, { permission: 'catalogue.view' }),
  ...createOperation('venues', venues, {
    does: 'A new venue.',
    body: venueValidator,
    errors: ['alreadyExists'],
    run: (editor, { name }) => editing((trx) => insertRow(trx, editor, 'venues', { name })),
  }),
  ...updateOperation('venues', venues, {
    does: 'Changes a venue.',
    body: venueValidator,
    errors: ['alreadyExists'],
    run: (editor, id, { name }) => editing((trx) => updateRow(trx, editor, 'venues', id, { name })),
  }),
  ...deleteOperation('venues', venues, {
    does: 'Removes a venue.',
    run: (editor, id) => editing((trx) => deleteRow(trx, editor, 'venues', id)),
  }),
}
