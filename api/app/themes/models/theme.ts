import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { ThemeDesign } from '@grandstand/shared-types/themes/theme'
import { jsonColumn } from '#core/database/json_column'

/** A theme of a brand, or one that every brand has. */
export default class Theme extends BaseModel {
  @column({ isPrimary: true }) declare id: number
  /** Null for a shipped theme, which has its design from the code. */
  @column() declare siteId: number | null
  @column() declare key: string
  @column() declare name: string
  /** May lack what the code has learnt since: `designOf` fills it in. */
  @jsonColumn() declare design: Partial<ThemeDesign>
  @column() declare createdAt: number
  @column() declare updatedAt: number
}
