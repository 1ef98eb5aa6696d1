import { BaseModel, beforeSave, column } from '@adonisjs/lucid/orm'
import type { OwnLimits } from '@grandstand/shared-types/coupons/limits/limit_currency'
import type { Permission, Product, UserType } from '@grandstand/shared-types/accounts/user_types'
import { emailKey } from '@grandstand/shared-types/registration/email'
import { phoneKey } from '@grandstand/shared-types/registration/phone'
import { booleanColumn, jsonColumn } from '#core/database/json_column'

/** A user who can sign in; `type` says which kind. */
export default class User extends BaseModel {
  @column({ isPrimary: true }) declare id: number
  @column() declare siteId: number
  @column() declare type: UserType
  @column() declare username: string
  /** The username in lower case, unique within a site. */
  @column() declare usernameKey: string
  @column({ serializeAs: null }) declare passwordHash: string
  @column() declare parentId: number | null
  /** Ids from the top of the tree to this user: `/1/5/9/`. */
  @column() declare path: string
  @column() declare depth: number
  /** 1 active, 0 passive. */
  @column() declare status: number
  @booleanColumn() declare isOnline: boolean
  @booleanColumn() declare autoPrint: boolean
  /** Registered, but the link of the activation mail was not opened yet. */
  @booleanColumn() declare awaitsActivation: boolean
  /** A terminal user who works on a registered machine only. */
  @booleanColumn() declare requiresMachine: boolean
  @column() declare language: string
  @column() declare currency: string
  @column() declare firstName: string
  @column() declare lastName: string
  @column() declare email: string | null
  /** The address in the form in which addresses are compared. */
  @column() declare emailKey: string | null
  @column() declare phoneCode: string | null
  @column() declare cellPhone: string | null
  /** The number, with its dialling code, in the form in which numbers are compared. */
  @column() declare phoneKey: string | null
  /** `YYYY-MM-DD`. */
  @column() declare birthDate: string | null
  @column() declare gender: string | null
  @column() declare identityNumber: string | null
  /** The identity number in its normal form. */
  @column() declare identityKey: string | null
  @column() declare countryCode: string | null
  @column() declare city: string | null
  @column() declare town: string | null
  @column() declare state: string | null
  @column() declare address: string | null
  @column() declare postCode: string | null
  /** As the user typed it at the registration. */
  @column() declare promotionCode: string | null
  /** Code of the affiliate who sent the user. */
  @column() declare affiliateCode: string | null
  /** Users that a dealer may create below; 0 means no limit. */
  @column() declare openingLimit: number
  /** Credit that the user receives is owed to the one directly above. */
  @booleanColumn() declare isOnCredit: boolean
  /** The most credit that the user may move at once, and on a day, in minor units; 0 is no limit. */
  @column({ columnName: 'max_transfer' }) declare maxTransferMinor: number
  @column({ columnName: 'max_day_transfers' }) declare maxDayTransfersMinor: number
  /** May hold permissions that reach all brands of the installation (rules 8.16). */
  @booleanColumn() declare isInstallationStaff: boolean
  /** The role that gives the user's permissions; null when `permissions` gives them. */
  @column() declare roleId: number | null
  @jsonColumn() declare permissions: Permission[]
  @jsonColumn() declare products: Partial<Record<Product, 0 | 1>>
  @jsonColumn() declare limits: OwnLimits
  /** Networks from which the user and everybody below may come; empty allows every address. */
  @jsonColumn() declare allowedNetworks: string[] | null
  /** Raised when the user's rights change, which ends sessions of an older version. */
  @column() declare tokenVersion: number
  @column() declare lastLoginAt: number | null
  @column() declare lastLoginIp: string | null
  /** Since when the account counts as inactive; null for one that is in use (rules 8.15). */
  @column() declare inactiveAt: number | null
  /** When the mail before was written; null once the account is used again. */
  @column() declare inactiveWarnedAt: number | null
  @column() declare createdAt: number
  @column() declare updatedAt: number

  @beforeSave()
  static setKeys(user: User): void {
    const { email, phoneCode, cellPhone } = user
    user.emailKey = email ? emailKey(email) : null
    user.phoneKey = cellPhone ? phoneKey(phoneCode ?? '', cellPhone) : null
  }
}
