import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Permission, UserType } from '@grandstand/shared-types/accounts/user_types'
import { booleanColumn, jsonColumn } from '#core/database/json_column'

/** A named set of permissions for users of one type, of a brand. */
export default class Role extends BaseModel {
  @column({ isPrimary: true }) declare id: number
  @column() declare siteId: number
  /** Unique within a site; the key of a shipped role. */
  @column() declare name: string
  @booleanColumn() declare isShipped: boolean
  @column() declare userType: UserType
  /** Empty for a shipped role: its permissions stand in the code. */
  @jsonColumn() declare permissions: Permission[]
  @column() declare createdAt: number
  @column() declare updatedAt: number
}
