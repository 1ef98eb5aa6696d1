import { createOperation, deleteOperation, updateOperation } from '#core/operations/edit_operations'
import { readOperations } from '#core/operations/resource_operations'
import { findRow } from '#core/resource'
import { editorOf } from '#catalogue/actions/edit_actor'
import { deleteRow, editing, insertRow, updateRow } from '#catalogue/actions/edit_rows'
import { venueResource } from '#catalogue/queries/venue_resource'
import { venueValidator } from '#catalogue/validators/venues'

const edits = {
  who: 'catalogue.edit',
  path: 'venues',
  row: (id: number) => findRow(venueResource, id),
} as const

export const venueOperations = {
  ...readOperations('venues', venueResource, { permission: 'catalogue.view' }),
  ...createOperation('venues', edits, {
    does: 'A new venue.',
    body: venueValidator,
    errors: ['alreadyExists'],
    run: (editor, { name }) =>
      editing((trx) => insertRow(trx, editorOf(editor), 'venues', { name })),
  }),
  ...updateOperation('venues', edits, {
    does: 'Changes a venue.',
    body: venueValidator,
    errors: ['alreadyExists'],
    run: (editor, id, { name }) =>
      editing((trx) => updateRow(trx, editorOf(editor), 'venues', id, { name })),
  }),
  ...deleteOperation('venues', edits, {
    does: 'Removes a venue.',
    run: (editor, id) => editing((trx) => deleteRow(trx, editorOf(editor), 'venues', id)),
  }),
}
