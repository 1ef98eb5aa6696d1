/**
 * The description of a resource, in the `index.ts` of its folder; menu, permissions, routes and texts are made from it.
 */
import { lazy, type ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { MenuPlace } from './menu.ts'

type Load = () => Promise<{ default: ComponentType }>

export interface Rights {
  /** Of several, one is enough. */
  read: Permission | readonly Permission[]
  /** Permission to create, change and delete; absent for a resource that cannot be changed. */
  write?: Permission
  /** Permission to create and delete, when it differs from `write`. */
  add?: Permission
}

interface ResourceDefinition {
  /** The name of the API's list, `/v1/<name>`. */
  name: string
  /** The field that names a record. */
  calledBy?: string
  /** The audit log's word for a record (`edited` in `owners.ts`), where it is not the name in the singular. */
  subject?: string
  menu: MenuPlace
  rights: Rights
  /** Permissions on parts of a record that have no pages of their own, by the API's name. */
  parts?: Readonly<Record<string, Rights>>
  /** Functions that load the code of each page when it is opened. */
  pages: Partial<Record<'list' | 'create' | 'edit' | 'show', Load>>
}

export interface BackofficeResource extends Omit<ResourceDefinition, 'pages' | 'calledBy'> {
  /** Props of react-admin's `Resource`. */
  props: ResourceProps
}

/** Makes a resource from its description. */
export function resource({ pages, calledBy, ...rest }: ResourceDefinition): BackofficeResource {
  const lazyPages = Object.fromEntries(
    Object.entries(pages).map(([name, load]) => [name, lazy(load)])
  )
  return {
    ...rest,
    props: {
      name: rest.name,
      ...lazyPages,
      ...(calledBy && { recordRepresentation: calledBy }),
    },
  }
}
