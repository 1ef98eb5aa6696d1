import type { Personal } from '#core/retention/personal_data'

/** Tables of the server about itself. */
export const personal: Personal = {
  ofThings: {
    adonis_schema: ['name'],
    id_blocks: ['name'],
    job_states: ['name'],
    leases: ['name'],
    servers: ['name'],
  },
}
