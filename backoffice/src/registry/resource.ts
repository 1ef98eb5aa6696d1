/** What a folder of `resources` says of itself in its `index.ts`; menu, rights, routes and texts are made from it. */
import { lazy, type ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { MenuPlace } from './menu.ts'

type Load = () => Promise<{ default: ComponentType }>

export interface Rights {
  read: Permission
  /** Creating, changing and deleting; absent where nobody writes. */
  write?: Permission
}

interface ResourceDefinition {
  /** As the API's list is called: `/v1/<name>`. */
  name: string
  /** The field that stands for a record. */
  calledBy?: string
  menu: MenuPlace
  rights: Rights
  /** Rights on what belongs to a record and has no pages of its own, by the API's name. */
  parts?: Readonly<Record<string, Rights>>
  /** Each loads when somebody opens it. */
  pages: Partial<Record<'list' | 'create' | 'edit' | 'show', Load>>
}

export interface BackofficeResource extends Omit<ResourceDefinition, 'pages' | 'calledBy'> {
  /** What react-admin's `Resource` takes. */
  props: ResourceProps
}

/** A resource from what its folder says. */
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
