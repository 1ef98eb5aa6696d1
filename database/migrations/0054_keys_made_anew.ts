import { BaseSchema } from '@adonisjs/lucid/schema'
import { makeKeysAnew } from '../typed_keys.ts'

/** Phones, addresses and identity numbers that were stored before are compared as they are read today. */
export default class extends BaseSchema {
  override async up() {
    this.defer(async (db) => {
      await makeKeysAnew(db)
    })
  }

  override async down() {
    // what was typed is as it was; the keys of before cannot be told from those of today
  }
}
