import { BaseModel, column } from '@adonisjs/lucid/orm'
import { jsonColumn } from '#core/database/json_column'
import type { SiteScripts } from '@grandstand/shared-types/sites/scripts'
import type { SiteSettingsData } from '#sites/settings'

/** A brand, found by the host name of a request. */
export default class Site extends BaseModel {
  @column({ isPrimary: true }) declare id: number
  @column() declare key: string
  @column() declare title: string
  @column() declare defaultLanguage: string
  @column() declare currency: string
  @jsonColumn() declare settings: Partial<SiteSettingsData>
  @jsonColumn() declare scripts: Partial<SiteScripts> | null
  @column() declare status: number
  @column() declare createdAt: number
  @column() declare updatedAt: number
}
