import { BaseSchema } from '@adonisjs/lucid/schema'
import { footersByLanguage, footersOfOneText } from '../footer_texts.ts'

/** The footer of a brand has a text in each language of its players. */
export default class extends BaseSchema {
  override async up() {
    this.defer(footersByLanguage)
  }

  override async down() {
    this.defer(footersOfOneText)
  }
}
