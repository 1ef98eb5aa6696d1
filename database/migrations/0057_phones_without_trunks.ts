import { BaseSchema } from '@adonisjs/lucid/schema'
import { makeKeysAnew } from '../typed_keys.ts'

/** Phones that were stored before are compared without what is dialled before them inside their country. */
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
