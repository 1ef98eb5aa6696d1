import { BaseSchema } from '@adonisjs/lucid/schema'

/** Terms of bonuses name a largest stake, and shares of lobbies and of market types; those of before have none of them. */
export default class extends BaseSchema {
  override async up() {
    for (const table of TABLES) {
      this.schema.raw(
        `update ${table} set terms = json_set(terms,
          '$.largestStakeMinor', 0, '$.lobbies', json_array(), '$.marketTypes', json_array())`
      )
    }
  }

  override async down() {
    for (const table of TABLES) {
      this.schema.raw(
        `update ${table} set terms = json_remove(terms,
          '$.largestStakeMinor', '$.lobbies', '$.marketTypes')`
      )
    }
  }
}

const TABLES = ['bonus_versions', 'bonus_grants']
