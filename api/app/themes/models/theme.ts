import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { ThemeDesign } from '@grandstand/shared-types/themes/theme'
import { jsonColumn } from '#core/database/json_column'

/** A theme of a brand, or one that every brand has. */
export default class Theme extends BaseModel {
  @column({ isPrimary: true }) declare id: number
  /** Null for a shipped theme, whose design stands in the code. */
  @column() declare siteId: number | null
  @column() declare key: string
  @column() declare name: string
  /** Stored designs may lack fields that are newer than they are: `designOf` fills them in. */
  @jsonColumn() declare design: Partial<ThemeDesign>
  @column() declare createdAt: number
  @column() declare updatedAt: number
}
